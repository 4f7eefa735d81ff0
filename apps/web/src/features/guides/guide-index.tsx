import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '../../path-to';
import { FigureSpread } from '../../ui/figure-spread';
import { PageHeader } from '../../ui/page-header';
import styles from './guide-index.module.css';

interface IndexEntry {
  bodyPart: string;
  attributes: readonly [string, string];
  /** What the figure shows beside it. */
  measurement: Measurement | null;
}

const ENTRIES: readonly IndexEntry[] = [
  { bodyPart: 'shoulders', attributes: ['narrow', 'broad'], measurement: 'shoulders' },
  { bodyPart: 'waist', attributes: ['defined', 'thick'], measurement: 'waist' },
  { bodyPart: 'hips', attributes: ['wide', 'narrow'], measurement: 'hips' },
  { bodyPart: 'arms', attributes: ['big', 'thin'], measurement: null },
  { bodyPart: 'legs', attributes: ['short', 'long'], measurement: 'crotchToKnee' },
  { bodyPart: 'chest', attributes: ['big', 'small'], measurement: 'chest' },
];

/** Twelve guides, each behind a link; the figure points to what the link is about. */
export function GuideIndex({ measurements }: { measurements: Partial<TapeMeasurements> }) {
  const [active, setActive] = useState<Measurement | null>(null);
  return (
    <FigureSpread
      className={styles['index']}
      words="short"
      figure={{
        measurements,
        active,
        combined: undefined,
        label: 'A figure that shows what each guide is about',
      }}
    >
      <PageHeader title="Twelve Guides" lead="What to wear, and why, one proportion at a time." />
      <ul className={styles['parts']}>
        {ENTRIES.map(({ bodyPart, attributes, measurement }) => (
          <li key={bodyPart} className={styles['part']}>
            <h2 className={styles['name']}>{bodyPart}</h2>
            <p className={styles['links']}>
              {attributes.map((attribute) => (
                <Link
                  key={attribute}
                  to={pathTo.howTo(bodyPart, attribute)}
                  aria-label={`${capital(bodyPart)}, ${attribute}`}
                  onPointerEnter={() => setActive(measurement)}
                  onFocus={() => setActive(measurement)}
                >
                  {capital(attribute)}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </FigureSpread>
  );
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
