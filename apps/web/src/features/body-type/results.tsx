import {
  assessConfidence,
  classifyHorizontal,
  classifyVertical,
  formatMeasurement,
  toCoarseBody,
} from '@figura/classifier';
import type { LengthUnit } from '@figura/classifier';
import { HORIZONTAL_MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { BodyConcern, BodyType, Presentation, TapeMeasurements } from '@figura/contracts';
import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { HiddenNumbers } from '../../ui/feedback/hidden-numbers';
import { FigureSpread } from '../../ui/layout/figure-spread';
import { TextLink } from '../../ui/links/text-link';
import { ConfidenceNote } from './confidence-note';
import { splitConcerns } from './favorite-parts';
import { results as t } from './messages.en';
import { Eyebrow } from '../../ui/eyebrow';
import { TypeCode, TypeNames } from '../../ui/type-code';
import styles from './results.module.css';
import { formatBodyConcern } from '../../lib/text/names';
import { formatDecimal, formatPercent } from '../../lib/text/decimal-text';
import textStyles from '../../ui/text.module.css';
import { Cluster } from '../../ui/layout/layout';

interface ResultsProps {
  bodyType: BodyType;
  tape: TapeMeasurements;
  concerns: readonly BodyConcern[];
  unit: LengthUnit;
  hideNumbers: boolean;
  presentation: Presentation;
}

export function Results({ bodyType, tape, concerns, unit, hideNumbers, presentation }: ResultsProps) {
  const ticked = splitConcerns(concerns);
  const confidence = <ConfidenceNote confidence={assessConfidence(tape)} unit={unit} />;
  return (
    <FigureSpread
      className={styles['results']}
      words="long"
      figure={{
        measurements: hideNumbers ? toCoarseBody(tape, presentation) : tape,
        active: null,
        combined: bodyType.combined,
        label: t('figure', { combined: bodyType.combined }),
      }}
    >
      <header>
        <Eyebrow>{t('yourBodyType')}</Eyebrow>
        <TypeCode as="h1" code={bodyType.combined} />
        <TypeNames bodyType={bodyType} />
      </header>
      {hideNumbers ? null : confidence}
      <section className={styles['parts']} aria-label={t('selfAnalysis')}>
        <PartList title={t('favorites')} parts={ticked.favorites} none={t('noneTickedYet')} />
        <PartList title={t('concerns')} parts={ticked.concerns} none={t('noneTicked')} />
        <TextLink to={`${paths.bodyPartsPreference}?edit`}>{t('change')}</TextLink>
      </section>
      <HiddenNumbers hidden={hideNumbers}>
        {hideNumbers ? confidence : null}
        <section className={styles['measurements']} aria-labelledby="results-proportions">
          <h2 id="results-proportions">{t('proportions')}</h2>
          <div className={styles['columns']}>
            <Figures figures={createGirthRatios(tape)} />
            <Figures figures={createHeightShares(tape)} />
          </div>
        </section>
        <section className={styles['measurements']} aria-labelledby="results-measurements">
          <h2 id="results-measurements">{t('measurementsInInches')}</h2>
          <div className={styles['columns']}>
            <MeasurementList tape={tape} measurements={HORIZONTAL_MEASUREMENTS} />
            <MeasurementList tape={tape} measurements={VERTICAL_MEASUREMENTS} />
          </div>
        </section>
      </HiddenNumbers>
      <Cluster align="stretch">
        <ButtonLink to={paths.dashboard}>{t('goToDashboard')}</ButtonLink>
        <ButtonLink to={paths.measurementsVertical} variant="quiet">
          {t('measureAgain')}
        </ButtonLink>
      </Cluster>
    </FigureSpread>
  );
}

function PartList({ title, parts, none }: { title: string; parts: readonly BodyConcern[]; none: string }) {
  return (
    <div>
      <h2>{title}</h2>
      {parts.length === 0 ? (
        <p className={textStyles['soft']}>{none}</p>
      ) : (
        <ul>
          {parts.map((part) => (
            <li key={part}>{formatBodyConcern(part)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Ratios = readonly (readonly [name: string, value: string])[];

function createGirthRatios(tape: TapeMeasurements): Ratios {
  const { shoulderToWaist, hipsToWaist } = classifyHorizontal(tape);
  return [
    [t('shoulderToWaist'), formatDecimal(shoulderToWaist.toFixed(2))],
    [t('hipsToWaist'), formatDecimal(hipsToWaist.toFixed(2))],
  ];
}

function createHeightShares(tape: TapeMeasurements): Ratios {
  const { torsoPercent, legsPercent, midBodyPercent } = classifyVertical(tape);
  return [
    [t('torso'), formatPercent(torsoPercent)],
    [t('legs'), formatPercent(legsPercent)],
    [t('midBody'), formatPercent(midBodyPercent)],
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
          <dt>{getMeasurementLabel(measurement)}</dt>
          <dd>{formatMeasurement(tape[measurement], 'in')}</dd>
        </div>
      ))}
    </dl>
  );
}
