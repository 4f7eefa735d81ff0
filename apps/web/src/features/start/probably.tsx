import type { BodyEstimate, LengthUnit } from '@figura/classifier';
import { SETTLED_PROBABILITY } from '@figura/classifier';
import type {
  Appearance,
  HorizontalType,
  Measurement,
  SizeWearer,
  StartPreviewResponse,
  TapeMeasurements,
} from '@figura/contracts';
import { MEASUREMENTS, NO_APPEARANCE } from '@figura/contracts';
import { BASE_LAYER, completeOutfit } from '@figura/drawing';
import { useEffect, useRef } from 'react';
import { plateUrls } from '../../content/plates/plate-urls';
import type { PlateName } from '../../content/plates/plates';
import { WOMEN } from '../../content/women';
import { buildApiUrl } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import type { StartAnswers } from '../../lib/drafts/draft-types';
import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import { Button } from '../../ui/button';
import { Dressed } from '../../ui/dressed/dressed';
import { isClothing } from '../../ui/dressed/dressed-item';
import { Eyebrow } from '../../ui/eyebrow';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Picture } from '../../ui/pictures/picture';
import { KeepAction, type Keep } from './keep-action';
import { Likelihood } from './likelihood';
import { canGainFromOne, OneNumber } from './one-number';
import { probably as t } from './probably.messages.en';
import styles from './probably.module.css';
import { HORIZONTAL_TYPE_NAMES } from '../../lib/text/names';
import { writeSmall } from '../../lib/text/within-sentence';
import { formatLength } from '../../lib/text/decimal-text';
import textStyles from '../../ui/text.module.css';

const WORN = {
  A: { first: 'woman-a-first', chosen: 'woman-a-chosen' },
  B: { first: 'woman-b-first', chosen: 'woman-b-chosen' },
  C: { first: 'woman-c-first', chosen: 'woman-c-chosen' },
  D: { first: 'woman-d-first', chosen: 'woman-d-chosen' },
  E: { first: 'woman-e-first', chosen: 'woman-e-chosen' },
} as const satisfies Record<HorizontalType, Record<string, PlateName>>;

interface ProbablyProps {
  estimate: BodyEstimate;
  tape: TapeMeasurements;
  wearer: SizeWearer;
  unit: LengthUnit;
  query: QueryState<StartPreviewResponse>;
  keep: Keep;
  /** In inches. */
  measured: StartAnswers['byString'];
  onLength: (inches: number) => void;
  onForget: (measurement: Measurement) => void;
  onChange: () => void;
  onStartOver: () => void;
}

export function Probably(props: ProbablyProps) {
  const { estimate, tape, wearer, unit, query, keep, measured, onLength, onForget, onChange, onStartOver } =
    props;
  const { letters, horizontal, measureFirst } = estimate;
  const canGain = canGainFromOne(estimate);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <article className={styles['result']}>
      <Plate letter={horizontal} wearer={wearer} tape={tape} query={query} />
      <div className={styles['words']}>
        <header>
          <Eyebrow>{t('eyebrow')}</Eyebrow>
          <h1 ref={title} tabIndex={-1} className={styles['title']}>
            {t(letters[horizontal] < SETTLED_PROBABILITY ? 'probably' : 'settled', { letter: horizontal })}
          </h1>
          <p className={textStyles['soft']}>
            {wearer === 'men' ? t('mensName') : t('name', { name: HORIZONTAL_TYPE_NAMES[horizontal] })}
          </p>
        </header>
        <div role="status">
          <Likelihood letters={letters} />
        </div>
        {canGain ? (
          <OneNumber key={measureFirst} estimate={estimate} unit={unit} onLength={onLength} />
        ) : null}
        <Measured measured={measured} unit={unit} onForget={onForget} />
        <div className={styles['actions']}>
          <KeepAction keep={keep} isMain={!canGain} />
          <p className={textStyles['muted']}>
            {t('keepNote')}
            {wearer === 'men' ? <> {t('mensNote')}</> : null}
          </p>
          <Button variant="quiet" onClick={onChange}>
            {t('change')}
          </Button>
          <Button variant="quiet" onClick={onStartOver}>
            {t('startOver')}
          </Button>
        </div>
        <OpenNow query={query} letter={wearer === 'men' ? null : horizontal} />
      </div>
    </article>
  );
}

function Plate({
  letter,
  wearer,
  tape,
  query,
}: Pick<ProbablyProps, 'wearer' | 'tape' | 'query'> & { letter: HorizontalType }) {
  const appearance = getAppearance(letter, wearer);
  return (
    <div className={styles['plate']} data-on-plate="">
      <Dressed
        garments={
          isClothing(query.data?.look.garment)
            ? completeOutfit(query.data.look.garment, [], appearance.presentation)
            : BASE_LAYER
        }
        wearer={{ measurements: tape, appearance, unit: 'imperial' }}
        flat={<span />}
        label={t('figure', { letter })}
        shape="tall"
        eager
      />
      <p className={styles['source']}>{t('source')}</p>
    </div>
  );
}

/** A man without a face of its own; nothing is known of his looks. */
function getAppearance(letter: HorizontalType, wearer: SizeWearer): Appearance {
  return wearer === 'men' ? { ...NO_APPEARANCE, presentation: 'mens' } : WOMEN[letter];
}

function Measured({ measured, unit, onForget }: Pick<ProbablyProps, 'measured' | 'unit' | 'onForget'>) {
  const names = MEASUREMENTS.filter((name) => measured[name] !== undefined);
  if (names.length === 0) return null;
  return (
    <ul className={styles['things']} aria-label={t('measured')}>
      {names.map((name) => (
        <li key={name} className={styles['measured']}>
          <span>
            {getMeasurementLabel(name)}:{' '}
            <strong>
              {formatLength(measured[name]!, unit)} {unit}
            </strong>
          </span>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('forgetIt', { name: writeSmall(getMeasurementLabel(name)) })}
            onClick={() => onForget(name)}
          >
            {t('forget')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function OpenNow({ query, letter }: Pick<ProbablyProps, 'query'> & { letter: HorizontalType | null }) {
  const { data, error } = query;
  if (!data)
    return error ? <LoadFailure message={t('loadFailure')} query={query} /> : <Skeleton width="100%" />;
  const pictures = letter && [
    { name: t('bestLooks'), src: buildApiUrl(data.look.imageUrl) },
    { name: t('outfits'), src: plateUrls[WORN[letter].first] },
    { name: t('fittingRoom'), src: plateUrls[WORN[letter].chosen] },
  ];
  return (
    <section aria-labelledby="open-now">
      <h2 id="open-now" className={styles['open']}>
        {t('openNow')}
      </h2>
      {pictures ? (
        <ul className={styles['pictures']}>
          {pictures.map(({ name, src }) => (
            <li key={name}>
              <Picture src={src} alt="" shape="square" className={styles['picture']} />
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <ul className={styles['things']}>
        <li>
          <strong>{data.look.displayName}.</strong> {data.lookReason}
        </li>
        {data.things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </section>
  );
}
