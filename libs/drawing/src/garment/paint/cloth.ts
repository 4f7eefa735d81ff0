import type { Piece } from '../piece';

/** How a cloth falls and takes light; garment by garment it decides how folds are drawn. */
export interface Drape {
  /** Fluid cloth falls in many soft folds and clings; stiff cloth stands off in few, and keeps a straight edge. */
  kind: 'fluid' | 'medium' | 'stiff';
  /** How far the cloth swings out at a hem, against medium cloth; after the drape coefficients of woven cloth. */
  swing: number;
  /** How strongly light and shade lie on the sides of a garment, and dark and light in its folds. */
  light: number;
  shade: number;
  fold: number;
  glow: number;
  /** How far a fold of a skirt hangs below its hem, in inches. */
  cone: number;
  /** Hard light along the folds of what shines: its width in inches, and its strength. */
  streak?: { width: number; opacity: number } | undefined;
}

type Row = readonly [
  kind: Drape['kind'],
  swing: number,
  light: number,
  shade: number,
  fold: number,
  glow: number,
  cone: number,
  streak?: readonly [width: number, opacity: number],
];

/** Every fabric of the vocabulary. */
const FABRICS: Readonly<Record<string, Row>> = {
  'crisp-cotton': ['medium', 1, 0.26, 0.46, 0.36, 0.22, 0.3],
  'soft-cotton': ['medium', 0.97, 0.24, 0.44, 0.32, 0.22, 0.32],
  'cotton-twill': ['medium', 1.02, 0.2, 0.46, 0.32, 0.18, 0.24],
  linen: ['medium', 1, 0.2, 0.42, 0.4, 0.2, 0.28],
  'firm-denim': ['stiff', 1.1, 0.3, 0.5, 0.34, 0.24, 0.2],
  'stretch-denim': ['stiff', 1.06, 0.32, 0.5, 0.3, 0.26, 0.22],
  denim: ['stiff', 1.08, 0.3, 0.5, 0.32, 0.25, 0.21],
  'wool-suiting': ['medium', 1, 0.16, 0.46, 0.3, 0.16, 0.24],
  'coating-wool': ['medium', 1.04, 0.14, 0.44, 0.28, 0.14, 0.2],
  tweed: ['stiff', 1.1, 0.12, 0.42, 0.26, 0.12, 0.2],
  corduroy: ['stiff', 1.1, 0.16, 0.46, 0.28, 0.16, 0.2],
  velvet: ['medium', 0.96, 0.34, 0.64, 0.44, 0.42, 0.28, [0.8, 0.16]],
  satin: ['fluid', 0.88, 0.42, 0.6, 0.44, 0.5, 0.36, [0.75, 0.3]],
  crepe: ['fluid', 0.88, 0.14, 0.44, 0.32, 0.16, 0.38],
  viscose: ['fluid', 0.88, 0.24, 0.48, 0.36, 0.26, 0.36],
  'thin-jersey': ['fluid', 0.88, 0.26, 0.5, 0.36, 0.26, 0.32],
  'compression-jersey': ['medium', 1, 0.34, 0.52, 0.28, 0.26, 0.2],
  ponte: ['medium', 1, 0.18, 0.46, 0.26, 0.16, 0.2],
  'fine-knit': ['medium', 1, 0.22, 0.44, 0.3, 0.18, 0.22],
  knit: ['medium', 1, 0.2, 0.42, 0.28, 0.16, 0.2],
  'chunky-knit': ['medium', 1, 0.18, 0.4, 0.24, 0.14, 0.18],
  'sweatshirt-fleece': ['medium', 1, 0.18, 0.42, 0.26, 0.16, 0.18],
  chiffon: ['fluid', 0.88, 0.22, 0.34, 0.24, 0.3, 0.46],
  tulle: ['medium', 1.06, 0.2, 0.32, 0.22, 0.28, 0.4],
  lace: ['medium', 0.98, 0.2, 0.4, 0.26, 0.2, 0.28],
  'soft-leather': ['stiff', 1.1, 0.22, 0.6, 0.5, 0.3, 0.22, [0.5, 0.38]],
  'stiff-leather': ['stiff', 1.14, 0.24, 0.62, 0.46, 0.28, 0.16, [0.42, 0.44]],
  suede: ['stiff', 1.1, 0.12, 0.46, 0.34, 0.12, 0.2],
  'shell-cloth': ['medium', 1.02, 0.32, 0.5, 0.4, 0.34, 0.22, [0.4, 0.26]],
};

/** Cloth of which no more is known than its cut. */
const PLAIN = 'crisp-cotton';

/** How shine that is told as a texture changes a cloth. */
const SHINES: Readonly<Record<string, Pick<Drape, 'light' | 'glow' | 'streak'>>> = {
  'high-shine': { light: 0.44, glow: 0.5, streak: { width: 0.6, opacity: 0.46 } },
  'soft-sheen': { light: 0.36, glow: 0.4, streak: { width: 0.8, opacity: 0.2 } },
};

/** Denim, sewn in thread of its own. */
export const DENIMS: readonly string[] = ['firm-denim', 'stretch-denim', 'denim'];

/** Cloth whose hems are sewn with stitches to be seen, whatever is made of it. */
const TOPSTITCHED: readonly string[] = [...DENIMS, 'cotton-twill', 'sweatshirt-fleece', 'shell-cloth'];

/** Whether stitches show along a piece's hems: those of tops do, dresses, skirts and coats are hemmed from within. */
export const isTopstitched = ({ has, input }: Pick<Piece, 'has' | 'input'>): boolean =>
  input.category === 'Tops' || TOPSTITCHED.some((fabric) => has('fabric', fabric));

/** The drape of a piece's cloth. */
export function drapeOf({ first }: Pick<Piece, 'has' | 'first'>): Drape {
  const [kind, swing, light, shade, fold, glow, cone, streak] =
    FABRICS[first('fabric', FABRIC_NAMES, PLAIN)]!;
  const drape = { kind, swing, light, shade, fold, glow, cone };
  const own = streak && { streak: { width: streak[0], opacity: streak[1] } };
  return { ...drape, ...own, ...SHINES[first('texture', Object.keys(SHINES), '')] };
}

/** The fabrics whose fall and light are known. */
export const FABRIC_NAMES: readonly string[] = Object.keys(FABRICS);
