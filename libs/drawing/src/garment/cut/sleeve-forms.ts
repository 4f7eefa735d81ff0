import { readPairs, type Places } from '../../figure/pairs';
import type { SleeveName } from './sleeve-kinds';

/** Inches off the arm, outside and inside, by share of length. */
export interface SleeveShape {
  outer: Places;
  inner: Places;
}

const readShape = (outer: string, inner: string): SleeveShape => ({
  outer: readPairs(outer),
  inner: readPairs(inner),
});

/** Real sleeves: jersey 1/8 to 3/10 in, a shirt up to 6/10, a bishop 1 in. */
const PLAIN: SleeveShape = readShape(
  '0,0.06 0.3,0.14 0.54,0.2 0.7,0.13 1,0.15',
  '0,0.16 0.4,0.3 0.7,0.2 1,0.2',
);

const SHAPES: Partial<Record<SleeveName, SleeveShape>> = {
  'close-fitting': readShape('0,0.06 0.3,0.1 1,0.12', '0,0.1 1,0.12'),
  'straight-easy': readShape('0,0.1 0.25,0.26 0.55,0.2 1,0.26', '0,0.22 0.4,0.5 1,0.3'),
  wide: readShape('0,0.1 0.25,0.36 0.6,0.6 1,1.2', '0,0.26 0.4,0.7 1,1.2'),
  'drop-shoulder': readShape('0,0.22 0.12,0.34 0.55,0.26 0.92,0.24 1,0.2', '0,0.4 0.5,0.56 0.85,0.36 1,0.26'),
  dolman: readShape('0,0.2 0.3,0.44 1,0.26', '0,1.4 0.4,0.9 0.8,0.36 1,0.26'),
  bishop: readShape(
    '0,0.12 0.3,0.36 0.6,0.64 0.84,1 0.93,0.8 1,0.24',
    '0,0.16 0.4,0.5 0.8,1 0.93,0.86 1,0.22',
  ),
  balloon: readShape(
    '0,0.14 0.1,0.6 0.42,1.5 0.74,1.5 0.93,0.8 1,0.22',
    '0,0.2 0.35,0.8 0.7,1.2 0.93,0.7 1,0.2',
  ),
  bell: readShape('0,0.08 0.3,0.2 0.6,0.36 1,1.5', '0,0.14 0.5,0.3 0.75,0.6 1,1.5'),
  'leg-of-mutton': readShape(
    '0,0.2 0.1,0.8 0.28,1.35 0.48,0.7 0.66,0.14 1,0.1',
    '0,0.2 0.34,0.5 0.6,0.12 1,0.1',
  ),
};

/** The head keeps its size at any length; `reach` in pattern centimeters. */
function createPuff(reach: number): SleeveShape {
  if (reach <= 31) return readShape('0,0.2 0.2,0.8 0.55,1.2 0.85,0.9 1,0.18', '0,0.2 0.6,0.5 1,0.14');
  const [rise, top, fall, end] = [4, 9.5, 16, 19.5].map((down) => down / reach);
  return readShape(
    `0,0.2 ${rise},0.85 ${top},1.15 ${fall},0.7 ${end},0.2 1,0.18`,
    '0,0.2 0.3,0.4 0.5,0.18 1,0.16',
  );
}

export const findShape = (kind: SleeveName, reach: number): SleeveShape =>
  kind === 'puff' ? createPuff(reach) : (SHAPES[kind] ?? PLAIN);
