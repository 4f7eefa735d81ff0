import type { Cut, Presentation, TapeMeasurements } from '@figura/contracts';
import { listBustSignals } from './bust-signals';
import { PROPORTIONS, readProportion, computeSpread, type ProportionName, type Reading } from './proportions';
import { computeRamp } from './ramp';
import { getAdverb, type Signal } from './signal';

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
  /** `much` is empty or an adverb with a trailing space. */
  says: (much: string) => string;
}

/**
 * A signal starts at the survey's median and is complete at an outer percentile (see {@link PROPORTIONS}). As
 * the waist nears the hips, straight gives way to full. The mapping is our choice.
 */
export const BODY_SIGNALS: readonly BodySignal[] = [
  {
    feature: 'hips:wide',
    all: [['shouldersToHips', 'median', 'low']],
    says: (much) => `Next to your shoulders, your hips are ${much}wider than most we compare with.`,
  },
  {
    feature: 'shoulders:narrow',
    all: [
      ['shouldersToHips', 'median', 'low'],
      ['chestToShoulders', 'low', 'median'],
    ],
    says: (much) => `Next to your hips, your shoulders are ${much}narrower than most we compare with.`,
  },
  {
    feature: 'shoulders:broad',
    all: [['shouldersToHips', 'median', 'high']],
    says: (much) => `Next to your hips, your shoulders are ${much}broader than most we compare with.`,
  },
  {
    feature: 'hips:narrow',
    all: [
      ['shouldersToHips', 'median', 'high'],
      ['hipsToWaist', 'high', 'median'],
    ],
    says: (much) => `Next to your shoulders, your hips are ${much}narrower than most we compare with.`,
  },
  {
    feature: 'waist:defined',
    all: [['hipsToWaist', 'median', 'high']],
    says: (much) => `From your hips, your waist draws in ${much}more than most we compare with.`,
  },
  {
    feature: 'waist:defined',
    all: [
      ['shouldersToWaist', 'median', 'high'],
      ['chestToWaist', 'median', 'high'],
    ],
    says: (much) =>
      `From your shoulders and chest, your waist draws in ${much}more than most we compare with.`,
  },
  {
    feature: 'waist:thick',
    all: [
      ['hipsToWaist', ...FULLER],
      ['waistToHeight', 'median', FULL_WAIST],
    ],
    says: (much) => `Next to your hips, your waist is ${much}fuller than most we compare with.`,
  },
  {
    feature: 'waist:straight',
    all: [
      ['hipsToWaist', 'median', 'low'],
      ['hipsToWaist', ...LESS_STRAIGHT],
    ],
    says: (much) => `From waist to hips, your line is ${much}straighter than most we compare with.`,
  },
  {
    feature: 'waist:straight',
    all: [
      ['hipsToWaist', 'median', 'low'],
      ['waistToHeight', FULL_WAIST, 'median'],
    ],
    says: (much) => `From waist to hips, your line is ${much}straighter than most we compare with.`,
  },
  {
    feature: 'chest:big',
    isOfBust: true,
    all: [
      ['chestToHips', 'median', 'high'],
      ['chestToShoulders', 'median', 'high'],
    ],
    says: (much) => `Next to your shoulders and hips, your chest is ${much}fuller than most we compare with.`,
  },
  {
    feature: 'chest:small',
    isOfBust: true,
    all: [
      ['chestToHips', 'median', 'low'],
      ['chestToShoulders', 'median', 'low'],
    ],
    says: (much) =>
      `Next to your shoulders and hips, your chest is ${much}smaller than most we compare with.`,
  },
  {
    feature: 'legs:short',
    all: [['upperShare', 'median', 'high']],
    says: (much) => `Your legs are ${much}shorter for your height than most we compare with.`,
  },
  {
    feature: 'legs:long',
    all: [['upperShare', 'median', 'low']],
    says: (much) => `Your legs are ${much}longer for your height than most we compare with.`,
  },
  {
    feature: 'torso:long',
    all: [['trunkShare', 'median', 'high']],
    says: (much) => `From chest to crotch, you are ${much}longer for your height than most we compare with.`,
  },
  {
    feature: 'torso:short',
    all: [['trunkShare', 'median', 'low']],
    says: (much) => `From chest to crotch, you are ${much}shorter for your height than most we compare with.`,
  },
  {
    feature: 'mid-body:short',
    all: [['midBodyShare', 'median', 'low']],
    says: (much) => `From chest to knee, you are ${much}shorter for your height than most we compare with.`,
  },
  {
    feature: 'calves:short',
    all: [['shinShare', 'median', 'low']],
    says: (much) => `Of your legs, the part below the knee is ${much}shorter than most we compare with.`,
  },
  {
    feature: 'calves:long',
    all: [['shinShare', 'median', 'high']],
    says: (much) => `Of your legs, the part below the knee is ${much}longer than most we compare with.`,
  },
  {
    feature: 'height:petite',
    all: [['height', 'median', 'low']],
    says: (much) => `You are ${much}shorter than most we compare with.`,
  },
  {
    feature: 'height:tall',
    all: [['height', 'median', 'high']],
    says: (much) => `You are ${much}taller than most we compare with.`,
  },
];

interface Balance {
  feature: string;
  isOfBust?: true;
  unless: readonly string[];
  says: string;
}

export const BALANCES: readonly Balance[] = [
  {
    feature: 'shoulders:balanced',
    unless: ['shoulders:narrow', 'shoulders:broad', 'hips:wide', 'hips:narrow'],
    says: 'Your shoulders and hips go together about as with most we compare with.',
  },
  {
    feature: 'waist:balanced',
    unless: ['waist:thick', 'waist:straight', 'waist:defined'],
    says: 'Your waist draws in about as much as with most we compare with.',
  },
  {
    feature: 'legs:balanced',
    unless: ['legs:short', 'legs:long', 'torso:long', 'torso:short'],
    says: 'Your legs and your torso share your height about as with most we compare with.',
  },
  {
    feature: 'chest:balanced',
    isOfBust: true,
    unless: ['chest:big', 'chest:small'],
    says: 'Your chest is in proportion to your shoulders and hips.',
  },
];

/** Whoever shows in any cut is compared with both, and only what stands out in both counts. */
const SURVEYS: Readonly<Record<Presentation, readonly Cut[]>> = {
  womens: ['womens'],
  mens: ['mens'],
  any: ['womens', 'mens'],
};

/**
 * Strongest signal of each feature, also at strength 0. Fullness of the bust needs the underbust, and is no
 * signal among men.
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
      return { feature, strength, reason: says(getAdverb(strength)) };
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
