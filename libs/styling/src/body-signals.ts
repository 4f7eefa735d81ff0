import type { TapeMeasurements } from '@figura/contracts';
import { listBustSignals } from './bust-signals';
import { PROPORTIONS, readProportion, computeSpread, type ProportionName, type Reading } from './proportions';
import { computeRamp } from './ramp';
import { getAdverb, type Signal } from './signal';

/** Values of a proportion between which a signal grows from 0 to 1. */
type Growth = readonly [proportion: ProportionName, from: Point, to: Point];
type Point = 'low' | 'median' | 'high' | number;

/**
 * Hips to waist around 1, where the waist is as full as the hips: from one value to the other it counts as full, or as straight
 * again. They overlap, so that neither begins with a jump of the list where the other ends.
 */
const FULLER = [1.05, 0.95] as const;
const LESS_STRAIGHT = [0.98, 'low'] as const;
/** Waist to height halfway from the median to the 95th percentile: from there on a waist like the hips is a full one. */
const FULL_WAIST = 0.58;

/** From what measurements a feature follows, and how that is said. */
interface BodySignal {
  feature: string;
  /** All of them must hold: the weakest counts. */
  all: readonly Growth[];
  /** A sentence to the user; `much` is empty or an adverb with a space behind it. */
  says: (much: string) => string;
}

/**
 * The features that follow from measurements. Everywhere a signal starts at the median of surveyed women and is complete
 * at an outer percentile: what half of all women have is no feature, what one in twenty has (of heights, one in a hundred) is
 * one without reserve. A waist is straight before it is full, whatever the size: the more it nears the hips, the more the one
 * gives way to the other, unless it is a slim one. The survey stands at {@link PROPORTIONS}; which proportion stands for which feature is our choice.
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
    all: [
      ['chestToHips', 'median', 'high'],
      ['chestToShoulders', 'median', 'high'],
    ],
    says: (much) => `Next to your shoulders and hips, your chest is ${much}fuller than most we compare with.`,
  },
  {
    feature: 'chest:small',
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

/** A feature that holds where none of some others does. */
interface Balance {
  feature: string;
  /** The features that end it. */
  unless: readonly string[];
  says: string;
}

/** What is worth saying of a part that is much like most women's. */
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
    unless: ['chest:big', 'chest:small'],
    says: 'Your chest is in proportion to your shoulders and hips.',
  },
];

/**
 * The strongest signal of each feature, in the order of {@link BODY_SIGNALS}; those of strength 0 too. The proportions speak
 * of the chest as it stands next to the rest; how full the bust is on its ribs counts only where the underbust is known.
 *
 * @param underbust inches, or null while nobody measured it
 */
export function readSignals(measurements: TapeMeasurements, underbust: number | null): Signal[] {
  const proportions = BODY_SIGNALS.map(({ feature, all, says }): Signal => {
    const strength = Math.min(...all.map((growth) => computeGrown(growth, measurements)));
    return { feature, strength, reason: says(getAdverb(strength)) };
  });
  const bust = underbust === null ? [] : listBustSignals(measurements.chest, underbust);
  const strongest = new Map<string, Signal>();
  for (const signal of [...proportions, ...bust]) {
    const known = strongest.get(signal.feature);
    if (!known || signal.strength > known.strength) strongest.set(signal.feature, signal);
  }
  return [...strongest.values()];
}

const POINTS = { low: 0, median: 1, high: 2 } as const;

function computeGrown([name, from, to]: Growth, measurements: TapeMeasurements): number {
  const { percentiles } = PROPORTIONS[name];
  const computeValue = (point: Point) => (typeof point === 'number' ? point : percentiles[POINTS[point]]);
  const reading = readProportion(name, measurements);
  return computeReliability(name, reading) * computeRamp(reading, computeValue(from), computeValue(to));
}

/**
 * How much of the spread of a reading is that of bodies and not that of the tape: the ratio of true to observed variance.
 * What the tape can hardly tell apart weighs less.
 */
function computeReliability(name: ProportionName, { deviation }: Reading): number {
  const spread = computeSpread(name) ** 2;
  return spread / (spread + deviation ** 2);
}
