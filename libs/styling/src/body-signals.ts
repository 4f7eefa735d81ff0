import type { Cut, Presentation, TapeMeasurements } from '@figura/contracts';
import { createMessageFactory, type Message } from '@figura/messages';
import { listBustSignals } from './bust-signals';
import messages from './messages.en';
import {
  PROPORTIONS,
  readProportion,
  computeSpread,
  SURVEYS,
  type ProportionName,
  type Reading,
} from './proportions';
import { computeRamp } from './ramp';
import { findDegree, type Degree, type Signal } from './signal';

const t = createMessageFactory(messages.signals);

type Growth = readonly [proportion: ProportionName, from: Point, to: Point];
type Point = 'low' | 'median' | 'high' | Readonly<Record<Cut, number>>;

/** Hips to waist where a waist turns from straight to full. The ranges overlap, so that the list does not jump. */
const FULLER = [
  { womens: 1.05, mens: 1.04 },
  { womens: 0.95, mens: 0.95 },
] as const;
const LESS_STRAIGHT = [{ womens: 0.98, mens: 0.93 }, 'low'] as const;
/** Waist to height halfway from the median to the 95th percentile. */
const FULL_WAIST = { womens: 0.58, mens: 0.587 };

interface BodySignal {
  feature: string;
  /** Of the bust: left out where men are compared with. */
  isOfBust?: true;
  /** The weakest counts. */
  all: readonly Growth[];
  says: (degree: Degree) => Message;
}

/**
 * Signals run from the survey's median to an outer percentile (see {@link PROPORTIONS}). As the waist nears the hips, straight gives way
 * to full. Our choice.
 */
export const BODY_SIGNALS: readonly BodySignal[] = [
  {
    feature: 'hips:wide',
    all: [['shouldersToHips', 'median', 'low']],
    says: (degree) => t('hipsWide', { degree }),
  },
  {
    feature: 'shoulders:narrow',
    all: [
      ['shouldersToHips', 'median', 'low'],
      ['chestToShoulders', 'low', 'median'],
    ],
    says: (degree) => t('shouldersNarrow', { degree }),
  },
  {
    feature: 'shoulders:broad',
    all: [['shouldersToHips', 'median', 'high']],
    says: (degree) => t('shouldersBroad', { degree }),
  },
  {
    feature: 'hips:narrow',
    all: [
      ['shouldersToHips', 'median', 'high'],
      ['hipsToWaist', 'high', 'median'],
    ],
    says: (degree) => t('hipsNarrow', { degree }),
  },
  {
    feature: 'waist:defined',
    all: [['hipsToWaist', 'median', 'high']],
    says: (degree) => t('waistDefined', { degree }),
  },
  {
    feature: 'waist:defined',
    all: [
      ['shouldersToWaist', 'median', 'high'],
      ['chestToWaist', 'median', 'high'],
    ],
    says: (degree) => t('waistDefinedFromAbove', { degree }),
  },
  {
    feature: 'waist:thick',
    all: [
      ['hipsToWaist', ...FULLER],
      ['waistToHeight', 'median', FULL_WAIST],
    ],
    says: (degree) => t('waistThick', { degree }),
  },
  {
    feature: 'waist:straight',
    all: [
      ['hipsToWaist', 'median', 'low'],
      ['hipsToWaist', ...LESS_STRAIGHT],
    ],
    says: (degree) => t('waistStraight', { degree }),
  },
  {
    feature: 'waist:straight',
    all: [
      ['hipsToWaist', 'median', 'low'],
      ['waistToHeight', FULL_WAIST, 'median'],
    ],
    says: (degree) => t('waistStraight', { degree }),
  },
  {
    feature: 'chest:big',
    isOfBust: true,
    all: [
      ['chestToHips', 'median', 'high'],
      ['chestToShoulders', 'median', 'high'],
    ],
    says: (degree) => t('chestBig', { degree }),
  },
  {
    feature: 'chest:small',
    isOfBust: true,
    all: [
      ['chestToHips', 'median', 'low'],
      ['chestToShoulders', 'median', 'low'],
    ],
    says: (degree) => t('chestSmall', { degree }),
  },
  {
    feature: 'legs:short',
    all: [['upperShare', 'median', 'high']],
    says: (degree) => t('legsShort', { degree }),
  },
  {
    feature: 'legs:long',
    all: [['upperShare', 'median', 'low']],
    says: (degree) => t('legsLong', { degree }),
  },
  {
    feature: 'torso:long',
    all: [['trunkShare', 'median', 'high']],
    says: (degree) => t('torsoLong', { degree }),
  },
  {
    feature: 'torso:short',
    all: [['trunkShare', 'median', 'low']],
    says: (degree) => t('torsoShort', { degree }),
  },
  {
    feature: 'mid-body:short',
    all: [['midBodyShare', 'median', 'low']],
    says: (degree) => t('midBodyShort', { degree }),
  },
  {
    feature: 'calves:short',
    all: [['shinShare', 'median', 'low']],
    says: (degree) => t('calvesShort', { degree }),
  },
  {
    feature: 'calves:long',
    all: [['shinShare', 'median', 'high']],
    says: (degree) => t('calvesLong', { degree }),
  },
  {
    feature: 'height:petite',
    all: [['height', 'median', 'low']],
    says: (degree) => t('heightPetite', { degree }),
  },
  {
    feature: 'height:tall',
    all: [['height', 'median', 'high']],
    says: (degree) => t('heightTall', { degree }),
  },
];

interface Balance {
  feature: string;
  isOfBust?: true;
  unless: readonly string[];
  says: keyof typeof messages.balances;
}

export const BALANCES: readonly Balance[] = [
  {
    feature: 'shoulders:balanced',
    unless: ['shoulders:narrow', 'shoulders:broad', 'hips:wide', 'hips:narrow'],
    says: 'shouldersBalanced',
  },
  {
    feature: 'waist:balanced',
    unless: ['waist:thick', 'waist:straight', 'waist:defined'],
    says: 'waistBalanced',
  },
  {
    feature: 'legs:balanced',
    unless: ['legs:short', 'legs:long', 'torso:long', 'torso:short'],
    says: 'legsBalanced',
  },
  {
    feature: 'chest:balanced',
    isOfBust: true,
    unless: ['chest:big', 'chest:small'],
    says: 'chestBalanced',
  },
];

/**
 * Strongest signal of each feature, also at strength 0. Fullness of the bust needs the underbust, and is no
 * signal among men. Compared with both, what stands out in both counts.
 * @param underbust inches, or null if not measured
 */
export function readSignals(
  measurements: TapeMeasurements,
  underbust: number | null,
  presentation: Presentation = 'womens',
): Signal[] {
  const surveys = SURVEYS[presentation];
  const isBustRead = presentation !== 'mens';
  const proportions = BODY_SIGNALS.filter(({ isOfBust }) => isBustRead || !isOfBust).map(
    ({ feature, all, says }): Signal => {
      const strength = Math.min(
        ...surveys.flatMap((survey) => all.map((growth) => computeGrowth(growth, measurements, survey))),
      );
      return { feature, strength, reason: says(findDegree(strength)) };
    },
  );
  const bust = underbust === null || !isBustRead ? [] : listBustSignals(measurements.chest, underbust);
  const strongest = new Map<string, Signal>();
  for (const signal of [...proportions, ...bust]) {
    const known = strongest.get(signal.feature);
    if (!known || signal.strength > known.strength) strongest.set(signal.feature, signal);
  }
  return [...strongest.values()];
}

const POINTS = { low: 0, median: 1, high: 2 } as const;

function computeGrowth([name, from, to]: Growth, measurements: TapeMeasurements, survey: Cut): number {
  const percentiles = PROPORTIONS[name].percentiles[survey];
  const computeValue = (point: Point) =>
    typeof point === 'string' ? percentiles[POINTS[point]] : point[survey];
  const reading = readProportion(name, measurements);
  return (
    computeReliability(name, reading, survey) * computeRamp(reading, computeValue(from), computeValue(to))
  );
}

/** Ratio of true to observed variance: a proportion that the tape can hardly resolve weighs less. */
function computeReliability(name: ProportionName, { deviation }: Reading, survey: Cut): number {
  const spread = computeSpread(name, survey) ** 2;
  return spread / (spread + deviation ** 2);
}
