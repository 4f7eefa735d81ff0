import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { writeDraft } from '../../lib/drafts/drafts';
import { translator } from '../../lib/messages/translator';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { FigureSpread } from '../../ui/layout/figure-spread';
import { PageHeader } from '../../ui/layout/page-header';
import { TextLink } from '../../ui/links/text-link';
import { OTHERS, TWELVE } from './guide-list';
import type { GuidePart } from './guide-list';
import styles from './guide-index.module.css';
import messages from './messages.en';

const t = translator(messages.guideIndex);

interface GuideIndexProps {
  measurements: Partial<TapeMeasurements>;
  hasPaid: boolean;
}

export function GuideIndex({ measurements, hasPaid }: GuideIndexProps) {
  const [active, setActive] = useState<Measurement | null>(null);
  return (
    <FigureSpread
      className={styles['index']}
      words="long"
      figure={{
        measurements,
        active,
        combined: undefined,
        label: t('figure'),
      }}
    >
      <PageHeader title={t('title')} lead={t('lead')} />
      {hasPaid ? null : (
        <p>
          {t.rich('whatIsFree', {
            link: (chunks) => <TextLink to={paths.bodyTypeAnalysis}>{chunks}</TextLink>,
          })}
        </p>
      )}
      <Parts as="h2" label={t('twelve')} parts={TWELVE} onPoint={setActive} />
      <section className={styles['others']} aria-labelledby="other-guides">
        <h2 id="other-guides">{t('others')}</h2>
        <p>
          {t.rich('notSure', {
            link: (chunks) => (
              <TextLink to={paths.bodyPartsPreference} onClick={() => writeDraft('testSelfAnalysis', true)}>
                {chunks}
              </TextLink>
            ),
          })}
        </p>
        <Parts as="h3" label={t('otherGuides')} parts={OTHERS} onPoint={setActive} />
      </section>
    </FigureSpread>
  );
}

interface PartsProps {
  as: 'h2' | 'h3';
  label: string;
  parts: readonly GuidePart[];
  onPoint: (measurement: Measurement | null) => void;
}

function Parts({ as: Heading, label, parts, onPoint }: PartsProps) {
  return (
    <ul className={styles['parts']} aria-label={label}>
      {parts.map(({ bodyPart, name, guides, measurement }) => (
        <li key={bodyPart} className={styles['part']}>
          <Heading className={styles['name']}>{name}</Heading>
          <p className={styles['links']}>
            {guides.map(({ attribute, label: words }) => (
              <Link
                key={attribute}
                to={pathTo.howTo(bodyPart, attribute)}
                aria-label={`${name}, ${words.toLowerCase()}`}
                onPointerEnter={() => onPoint(measurement)}
                onFocus={() => onPoint(measurement)}
              >
                {words}
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
