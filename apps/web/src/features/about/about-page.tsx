import {
  ABOUT_CALL,
  ABOUT_HERO,
  ABOUT_STATS,
  ABOUT_VALUES,
  MISSION,
  SCIENCE,
  TEAM,
} from '../../content/about';
import { EVIDENCE_WORDS } from '../../content/evidence';
import { plateUrls } from '../../content/plates/plate-urls';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { PictureHeader } from '../../ui/layout/picture-header';
import { Section } from '../../ui/layout/section';
import { TextLink } from '../../ui/links/text-link';
import { TitledTexts } from '../../ui/lists/titled-texts';
import { Picture } from '../../ui/pictures/picture';
import { useMedia } from '../../ui/use-media';
import styles from './about-page.module.css';
import { aboutPage as t } from './messages.en';

export function AboutPage() {
  return (
    <div className={styles['page']}>
      <PictureHeader
        title={ABOUT_HERO.title}
        lead={ABOUT_HERO.lead}
        src={plateUrls['five-types']}
        alt={t('picture')}
      />

      <Section id="mission" heading={MISSION.heading}>
        <div className={styles['mission']}>
          {MISSION.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>

      <Section id="values" heading={ABOUT_VALUES.heading}>
        <TitledTexts entries={ABOUT_VALUES.values} columns={2} />
      </Section>

      <Section id="stats" heading={ABOUT_STATS.heading}>
        <dl className={styles['stats']}>
          {ABOUT_STATS.stats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles['note']}>{ABOUT_STATS.note}</p>
      </Section>

      <Team />

      <Science />

      <Section id="start" heading={ABOUT_CALL.heading} text={ABOUT_CALL.text}>
        <div>
          <ButtonLink to={ABOUT_CALL.action.to}>{ABOUT_CALL.action.label}</ButtonLink>
        </div>
      </Section>
    </div>
  );
}

function Team() {
  return (
    <Section id="team" heading={TEAM.heading} text={TEAM.text}>
      <ul className={styles['team']}>
        {TEAM.members.map(({ plate, name, role, bio }) => (
          <li key={name}>
            <Picture src={plateUrls[plate]} alt="" shape="square" className={styles['face']} />
            <div>
              <h3>{name}</h3>
              <p className={styles['role']}>{role}</p>
              <p>{bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Science() {
  return (
    <Section id="science" heading={SCIENCE.heading}>
      <div className={styles['science']}>
        <Reading />
        <aside className={styles['evidence']} aria-labelledby="evidence">
          <h3 id="evidence">{EVIDENCE_WORDS.heading}</h3>
          <dl>
            {EVIDENCE_WORDS.words.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles['more']}>
            <TextLink to={paths.evidence}>{t('howWeKnow')}</TextLink>
          </p>
        </aside>
      </div>
    </Section>
  );
}

function Reading() {
  const [first, ...others] = SCIENCE.paragraphs;
  const isNarrow = useMedia('(width < 40rem)');
  const rest = others.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return (
    <div className={styles['reading']}>
      <p>{first}</p>
      {isNarrow ? (
        <Disclosure summary={t('readOn')}>
          <div className={styles['reading']}>{rest}</div>
        </Disclosure>
      ) : (
        rest
      )}
    </div>
  );
}
