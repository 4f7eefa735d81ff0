import {
  CAREERS_BENEFITS,
  CAREERS_HERO,
  CAREERS_VALUES,
  HIRING_PROCESS,
  OPEN_APPLICATION,
  POSITION_LABELS,
} from '../../content/careers';
import { plateUrls } from '../../content/plates/plate-urls';
import { paths } from '../../paths';
import { getButtonLook } from '../../ui/button';
import { FragmentLink } from '../../ui/links/fragment-link';
import { Cluster } from '../../ui/layout/layout';
import { PictureHeader } from '../../ui/layout/picture-header';
import { Section } from '../../ui/layout/section';
import { TitledTexts } from '../../ui/lists/titled-texts';
import { CareersMail } from './careers-mail';
import styles from './careers-page.module.css';
import { careersPage as t } from './messages.en';
import { Positions } from './positions';

const POSITIONS = 'positions';

export function CareersPage() {
  return (
    <div className={styles['page']}>
      <PictureHeader
        eyebrow={t('eyebrow')}
        title={CAREERS_HERO.title}
        lead={CAREERS_HERO.text}
        src={plateUrls.rack}
        alt={t('picture')}
        low
      >
        <Cluster className={styles['ways']}>
          <FragmentLink page={paths.careers} fragment={POSITIONS} className={getButtonLook({})}>
            {CAREERS_HERO.positionsLabel}
          </FragmentLink>
          <CareersMail subject={CAREERS_HERO.inquiriesSubject} variant="secondary">
            {CAREERS_HERO.inquiriesLabel}
          </CareersMail>
        </Cluster>
      </PictureHeader>

      <Section id="values" heading={CAREERS_VALUES.heading} beside>
        <TitledTexts entries={CAREERS_VALUES.values} columns={4} />
      </Section>

      <Section id="benefits" heading={CAREERS_BENEFITS.heading} beside>
        <TitledTexts entries={CAREERS_BENEFITS.benefits} columns={3} />
      </Section>

      <Section id={POSITIONS} heading={POSITION_LABELS.heading} text={POSITION_LABELS.text} beside>
        <Positions />
      </Section>

      <Section id="hiring" heading={HIRING_PROCESS.heading} beside>
        <TitledTexts entries={HIRING_PROCESS.steps} columns={4} ordered />
      </Section>

      <Section id="open-application" heading={OPEN_APPLICATION.heading} beside>
        <p className={styles['open']}>
          {OPEN_APPLICATION.text}{' '}
          <CareersMail subject={OPEN_APPLICATION.subject} variant="plain">
            {OPEN_APPLICATION.label}
          </CareersMail>
        </p>
      </Section>
    </div>
  );
}
