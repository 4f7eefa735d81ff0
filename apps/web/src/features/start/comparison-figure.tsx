import { computeTotalHeight, getLevels } from '@figura/classifier';
import type { Comparison } from '@figura/classifier';
import { createTape } from '@figura/contracts';
import type { SizeWearer, TapeMeasurements } from '@figura/contracts';
import { traceFigure } from '@figura/drawing';
import styles from './comparison-figure.module.css';

/** Average proportions in inches; the drawings vary them. */
const ORDINARY: Readonly<Record<SizeWearer, TapeMeasurements>> = {
  women: createTape([40, 37, 33, 40], [18, 15.3, 13.2, 17.5]),
  men: createTape([46.5, 41.6, 36.9, 40.1], [18.3, 17.6, 14.1, 19.1]),
};

/** True differences are hard to see at this size. */
const EXAGGERATION = 1.8;

const VIEWS = { girths: '105 95 230 345', legs: '105 15 230 775' } as const;

interface ComparisonFigureProps {
  comparison: Comparison;
  level: number;
  wearer: SizeWearer;
}

export function ComparisonFigure({ comparison, level, wearer }: ComparisonFigureProps) {
  const { outline, head, underlayer } = traceFigure({
    measurements: blendMeasurements(comparison, level, wearer),
    presentation: wearer === 'men' ? 'mens' : 'womens',
  });
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

function blendMeasurements(comparison: Comparison, level: number, wearer: SizeWearer): TapeMeasurements {
  const levels = getLevels(comparison, wearer);
  const ordinary = ORDINARY[wearer];
  const middle = levels[2]!;
  const value = middle + (levels[level]! - middle) * EXAGGERATION;
  const { shoulders, hips, chest, headToChest, chestToCrotch, crotchToKnee, kneeToFloor } = ordinary;
  switch (comparison) {
    case 'shouldersToHips':
      return { ...ordinary, shoulders: shoulders * Math.exp(value / 2), hips: hips * Math.exp(-value / 2) };
    case 'waistToHips':
      return { ...ordinary, waist: hips * Math.exp(value) };
    case 'waistToChest':
      return { ...ordinary, waist: chest * Math.exp(value) };
    case 'legs': {
      const height = computeTotalHeight(ordinary);
      const upper = (value * height) / (headToChest + chestToCrotch);
      const lower = ((1 - value) * height) / (crotchToKnee + kneeToFloor);
      return {
        ...ordinary,
        headToChest: headToChest * upper,
        chestToCrotch: chestToCrotch * upper,
        crotchToKnee: crotchToKnee * lower,
        kneeToFloor: kneeToFloor * lower,
      };
    }
  }
}
