import type { Piece } from '../piece';

/** How a cloth falls and takes light; garment by garment it decides how folds are drawn. */
export interface Drape {
  /** Fluid cloth falls in many soft folds and clings; stiff cloth stands off in few, and keeps a straight edge. */
  kind: 'fluid' | 'medium' | 'stiff';
  /** Width and strength of a fold's shade. */
  fold: { width: number; opacity: number };
  /** How deep hanging folds are, against medium cloth. */
  depth: number;
  /** How much light the cloth throws back, from 0 (wool) to 1 (patent leather). */
  sheen: number;
  /** How far the cloth swings out at a hem, against medium cloth; after the drape coefficients of woven cloth. */
  swing: number;
}

const FLUID = ['chiffon', 'viscose', 'satin', 'thin-jersey', 'crepe'];
/** What folds softly without falling. */
const SOFT = ['fine-knit', 'knit', 'chunky-knit', 'soft-cotton'];
const STIFF = ['firm-denim', 'tweed', 'stiff-leather', 'soft-leather', 'suede', 'stretch-denim', 'corduroy'];
const SHEEN: Readonly<Record<string, number>> = {
  satin: 0.75,
  velvet: 0.35,
  'soft-leather': 0.5,
  'stiff-leather': 0.7,
  chiffon: 0.2,
  'compression-jersey': 0.15,
};

/** The drape of a piece's cloth. */
export function drapeOf({ has, first }: Pick<Piece, 'has' | 'first'>): Drape {
  const any = (values: readonly string[]): boolean => values.some((value) => has('fabric', value));
  const fabric = first('fabric', Object.keys(SHEEN), '');
  const shine = has('texture', 'high-shine') ? 0.7 : has('texture', 'soft-sheen') ? 0.35 : 0;
  const sheen = Math.max(SHEEN[fabric] ?? 0, shine);
  if (any(FLUID))
    return { kind: 'fluid', fold: { width: 2.4, opacity: 0.42 }, depth: 1.25, sheen, swing: 0.88 };
  if (any(STIFF)) return { kind: 'stiff', fold: { width: 1.5, opacity: 0.5 }, depth: 0.8, sheen, swing: 1.1 };
  const soft = any(SOFT);
  return {
    kind: 'medium',
    fold: { width: soft ? 2.8 : 1.9, opacity: soft ? 0.28 : 0.46 },
    depth: 1,
    sheen,
    swing: 1,
  };
}
