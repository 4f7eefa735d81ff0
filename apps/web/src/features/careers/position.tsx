import { POSITION_LABELS } from '../../content/careers';
import type { JobPosition } from '../../content/job-positions';
import { Disclosure } from '../../ui/disclosure';
import { Eyebrow } from '../../ui/eyebrow';
import { UnreadyButton } from '../../ui/unready-button';
import hidden from '../../ui/visually-hidden.module.css';
import { CareersMail } from './careers-mail';
import { position as t } from './messages.en';
import styles from './position.module.css';

export function Position({ position }: { position: JobPosition }) {
  const { id, title, department, location, type, experience, salary, description } = position;
  return (
    <article className={styles['position']} aria-labelledby={id}>
      <div className={styles['head']}>
        <Eyebrow>{department}</Eyebrow>
        <h3 id={id}>{title}</h3>
        <dl className={styles['facts']}>
          <Fact name={t('location')} text={location} />
          <Fact name={t('type')} text={type} />
          <Fact name={t('experience')} text={experience} />
          <Fact name={t('salary')} text={salary} />
        </dl>
        <p className={styles['actions']}>
          <CareersMail subject={title} variant="secondary" size="small" aria-describedby={id}>
            {POSITION_LABELS.apply}
          </CareersMail>
          <UnreadyButton variant="plain">{POSITION_LABELS.refer}</UnreadyButton>
        </p>
      </div>
      <div className={styles['body']}>
        <p className={styles['description']}>{description}</p>
        <Disclosure summary={t('details')}>
          <div className={styles['lists']}>
            <Points heading={POSITION_LABELS.responsibilities} points={position.responsibilities} />
            <Points heading={POSITION_LABELS.requirements} points={position.requirements} />
            <Points heading={POSITION_LABELS.benefits} points={position.benefits} />
          </div>
        </Disclosure>
      </div>
    </article>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className={hidden['hidden']}>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className={styles['heading']}>{heading}</h4>
      <ul className={styles['points']}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
