import { STUDIES } from '@figura/contracts';
import {
  EVIDENCE_HERO,
  EVIDENCE_LIMITS,
  EVIDENCE_STUDIES,
  EVIDENCE_SURVEY,
  EVIDENCE_WORDS,
  OTHER_TESTS_URL,
} from '../../content/evidence';
import { plateUrls } from '../../content/plates/plate-urls';
import { Disclosure } from '../../ui/disclosure';
import { PictureHeader } from '../../ui/layout/picture-header';
import { Section } from '../../ui/layout/section';
import styles from './evidence-page.module.css';
import { evidencePage as t } from './messages.en';
import { NewTabLink } from './new-tab-link';
import { StudyCard } from './study-card';

export function EvidencePage() {
  return (
    <div className={styles['page']}>
      <PictureHeader {...EVIDENCE_HERO} src={plateUrls.breton} alt={t('picture')} low />

      <Section id="words" heading={EVIDENCE_WORDS.heading} beside>
        <ul className={styles['words']}>
          {EVIDENCE_WORDS.words.map(({ id, title, text }) => (
            <li key={id}>
              <h3 id={id} tabIndex={-1}>
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="studies" heading={EVIDENCE_STUDIES.heading} text={EVIDENCE_STUDIES.text} beside>
        <div>
          {STUDIES.map((study) => (
            <StudyCard key={study.id} study={study} />
          ))}
        </div>
      </Section>

      <div className={styles['pair']}>
        <Section id="limits" heading={EVIDENCE_LIMITS.heading} beside>
          <Disclosure summary={t('limits')}>
            <div className={styles['reading']}>
              {EVIDENCE_LIMITS.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p>
                {t.rich('otherTests', {
                  link: (chunks) => <NewTabLink url={OTHER_TESTS_URL}>{chunks}</NewTabLink>,
                })}
              </p>
            </div>
          </Disclosure>
        </Section>

        <Section id="survey" heading={EVIDENCE_SURVEY.heading} beside>
          <Disclosure summary={t('survey')}>
            <div className={styles['reading']}>
              {EVIDENCE_SURVEY.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Disclosure>
        </Section>
      </div>
    </div>
  );
}
