import { SCALES } from '@figura/classifier';
import type { Comparison } from '@figura/classifier';
import { createTape } from '@figura/contracts';
import type { TapeMeasurements } from '@figura/contracts';
import { traceFigure } from '@figura/drawing';
import styles from './comparison-figure.module.css';

/** Average proportions in inches; the drawings vary them. */
const ORDINARY: TapeMeasurements = createTape([40, 37, 33, 40], [18, 15.3, 13.2, 17.5]);
const HEIGHT = 64;

/** True differences are hard to see at this size. */
const EXAGGERATION = 1.8;

const VIEWS = { girths: '105 125 230 330', legs: '105 15 230 775' } as const;

export function ComparisonFigure({ comparison, level }: { comparison: Comparison; level: number }) {
  const { outline, head, underlayer } = traceFigure({ measurements: blendMeasurements(comparison, level) });
  return (
    <svg
      className={styles['figure']}
      viewBox={VIEWS[comparison === 'legs' ? 'legs' : 'girths']}
      aria-hidden="true"
    >
      <path className={styles['body']} d={outline} />
      <path className={styles['garment']} d={underlayer} />
      <path className={styles['body']} d={head} />
    </svg>
  );
}

function blendMeasurements(comparison: Comparison, level: number): TapeMeasurements {
  const { levels } = SCALES[comparison];
  const middle = levels[2]!;
  const value = middle + (levels[level]! - middle) * EXAGGERATION;
  const { shoulders, hips, chest, headToChest, chestToCrotch, crotchToKnee, kneeToFloor } = ORDINARY;
  switch (comparison) {
    case 'shouldersToHips':
      return {
        ...ORDINARY,
        shoulders: shoulders * Math.exp(value / 2),
        hips: hips * Math.exp(-value / 2),
      };
    case 'waistToHips':
      return { ...ORDINARY, waist: hips * Math.exp(value) };
    case 'waistToChest':
      return { ...ORDINARY, waist: chest * Math.exp(value) };
    case 'legs': {
      const upper = (value * HEIGHT) / (headToChest + chestToCrotch);
      const lower = ((1 - value) * HEIGHT) / (crotchToKnee + kneeToFloor);
      return {
        ...ORDINARY,
        headToChest: headToChest * upper,
        chestToCrotch: chestToCrotch * upper,
        crotchToKnee: crotchToKnee * lower,
        kneeToFloor: kneeToFloor * lower,
      };
    }
  }
}
