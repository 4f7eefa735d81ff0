import {
  assessConfidence,
  classifyHorizontal,
  classifyVertical,
  formatMeasurement,
} from '@figura/classifier';
import type { LengthUnit } from '@figura/classifier';
import {
  HORIZONTAL_MEASUREMENTS,
  HORIZONTAL_TYPE_NAMES,
  MEASUREMENT_LABELS,
  VERTICAL_MEASUREMENTS,
  VERTICAL_TYPE_NAMES,
  bodyConcernLabel,
} from '@figura/contracts';
import type { BodyConcern, BodyType, TapeMeasurements } from '@figura/contracts';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { FigureSpread } from '../../ui/layout/figure-spread';
import { TextLink } from '../../ui/links/text-link';
import { ConfidenceNote } from './confidence-note';
import { splitConcerns } from './favorite-parts';
import styles from './results.module.css';

interface ResultsProps {
  bodyType: BodyType;
  tape: TapeMeasurements;
  concerns: readonly BodyConcern[];
  unit: LengthUnit;
}

/** A body type with everything that it was found from. */
export function Results({ bodyType, tape, concerns, unit }: ResultsProps) {
  const ticked = splitConcerns(concerns);
  return (
    <FigureSpread
      className={styles['results']}
      words="long"
      figure={{
        measurements: tape,
        active: null,
        combined: bodyType.combined,
        label: `Your figure, body type ${bodyType.combined}`,
      }}
    >
      <header>
        <p className={styles['eyebrow']}>Your body type</p>
        <h1 tabIndex={-1} className={styles['code']}>
          {bodyType.combined}
        </h1>
        <p className={styles['names']}>
          <span>{HORIZONTAL_TYPE_NAMES[bodyType.horizontal]}</span>
          <span>{VERTICAL_TYPE_NAMES[bodyType.vertical]}</span>
        </p>
      </header>
      <ConfidenceNote confidence={assessConfidence(tape)} unit={unit} />
      <section className={styles['parts']} aria-label="Self analysis">
        <PartList title="Favorite parts" parts={ticked.favorites} none="None ticked yet." />
        <PartList title="Concerns" parts={ticked.concerns} none="None ticked." />
        <TextLink to={`${paths.bodyPartsPreference}?edit`}>Change your self analysis</TextLink>
      </section>
      <section className={styles['measurements']} aria-labelledby="results-proportions">
        <h2 id="results-proportions">Proportions</h2>
        <div className={styles['columns']}>
          <Figures figures={girthRatios(tape)} />
          <Figures figures={heightShares(tape)} />
        </div>
      </section>
      <section className={styles['measurements']} aria-labelledby="results-measurements">
        <h2 id="results-measurements">Measurements, in inches</h2>
        <div className={styles['columns']}>
          <MeasurementList tape={tape} measurements={HORIZONTAL_MEASUREMENTS} />
          <MeasurementList tape={tape} measurements={VERTICAL_MEASUREMENTS} />
        </div>
      </section>
      <div className={styles['actions']}>
        <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>
        <ButtonLink to={paths.measurementsVertical} variant="quiet">
          Measure again
        </ButtonLink>
      </div>
    </FigureSpread>
  );
}

function PartList({ title, parts, none }: { title: string; parts: readonly BodyConcern[]; none: string }) {
  return (
    <div>
      <h2>{title}</h2>
      {parts.length === 0 ? (
        <p className={styles['none']}>{none}</p>
      ) : (
        <ul>
          {parts.map((part) => (
            <li key={part}>{bodyConcernLabel(part)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Ratios = readonly (readonly [name: string, value: string])[];

function girthRatios(tape: TapeMeasurements): Ratios {
  const { shoulderToWaist, hipsToWaist } = classifyHorizontal(tape);
  return [
    ['Shoulder to waist', shoulderToWaist.toFixed(2)],
    ['Hips to waist', hipsToWaist.toFixed(2)],
  ];
}

function heightShares(tape: TapeMeasurements): Ratios {
  const { torsoPercent, legsPercent, midBodyPercent } = classifyVertical(tape);
  return [
    ['Torso', `${torsoPercent.toFixed(1)}%`],
    ['Legs', `${legsPercent.toFixed(1)}%`],
    ['Mid-body', `${midBodyPercent.toFixed(1)}%`],
  ];
}

function Figures({ figures }: { figures: Ratios }) {
  return (
    <dl className={styles['list']}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface MeasurementListProps {
  tape: TapeMeasurements;
  measurements: readonly (keyof TapeMeasurements)[];
}

function MeasurementList({ tape, measurements }: MeasurementListProps) {
  return (
    <dl className={styles['list']}>
      {measurements.map((measurement) => (
        <div key={measurement}>
          <dt>{MEASUREMENT_LABELS[measurement]}</dt>
          <dd>{formatMeasurement(tape[measurement], 'in')}</dd>
        </div>
      ))}
    </dl>
  );
}
