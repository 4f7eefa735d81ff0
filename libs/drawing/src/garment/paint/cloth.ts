import { isHanger, type Form } from '../../form/form';
import { keepResult } from '../../keep-result';

interface Clothing {
  input: { category: string };
  has(attribute: string, value: string): boolean;
  first<Value extends string>(attribute: string, values: readonly Value[], fallback: Value): Value;
  onLap?: boolean | undefined;
  form: Form;
}

interface Hand {
  kind: 'fluid' | 'medium' | 'stiff';
  /** Number of skirt folds relative to plain cloth, and the share of its length they rise. */
  falls: number;
  rise: number;
  crease: number;
}

export interface Drape extends Hand {
  /** Swing at the hem relative to medium cloth, after drape coefficients of woven cloth. */
  swing: number;
  light: number;
  shade: number;
  fold: number;
  glow: number;
  /** Inches that a skirt's fold hangs below its hem. */
  cone: number;
  /** Hard light along folds of shiny cloth: width in inches, and opacity. */
  streak?: { width: number; opacity: number } | undefined;
  sheen?: 'bands' | 'rim' | undefined;
}

const HANDS = {
  silk: { kind: 'fluid', falls: 1.75, rise: 0.88, crease: 0.7 },
  plain: { kind: 'medium', falls: 1.2, rise: 0.78, crease: 1 },
  linen: { kind: 'medium', falls: 1.2, rise: 0.64, crease: 1.5 },
  wool: { kind: 'medium', falls: 1, rise: 0.7, crease: 1.35 },
  denim: { kind: 'stiff', falls: 0.7, rise: 0.46, crease: 0.9 },
  knit: { kind: 'medium', falls: 0.6, rise: 0.6, crease: 0.55 },
  hide: { kind: 'stiff', falls: 0.65, rise: 0.56, crease: 1.2 },
} as const satisfies Record<string, Hand>;

type Row = readonly [
  hand: keyof typeof HANDS,
  swing: number,
  light: number,
  shade: number,
  fold: number,
  glow: number,
  cone: number,
  streak?: readonly [width: number, opacity: number],
  sheen?: Drape['sheen'],
];

const FABRICS: Readonly<Record<string, Row>> = {
  'crisp-cotton': ['plain', 1.06, 0.26, 0.46, 0.4, 0.24, 0.32],
  'soft-cotton': ['plain', 0.94, 0.24, 0.44, 0.32, 0.22, 0.36],
  'cotton-twill': ['plain', 1.04, 0.2, 0.46, 0.34, 0.18, 0.22],
  linen: ['linen', 1.14, 0.2, 0.42, 0.44, 0.22, 0.3],
  'firm-denim': ['denim', 1.24, 0.3, 0.5, 0.36, 0.28, 0.14],
  'stretch-denim': ['denim', 1.08, 0.32, 0.5, 0.34, 0.28, 0.14],
  denim: ['denim', 1.16, 0.3, 0.5, 0.36, 0.28, 0.14],
  'wool-suiting': ['wool', 0.98, 0.16, 0.46, 0.32, 0.16, 0.28],
  'coating-wool': ['wool', 1.1, 0.14, 0.44, 0.28, 0.14, 0.14],
  tweed: ['wool', 1.16, 0.12, 0.42, 0.26, 0.12, 0.16],
  corduroy: ['denim', 1.2, 0.16, 0.46, 0.28, 0.16, 0.14],
  velvet: ['wool', 0.88, 0.4, 0.64, 0.5, 0.42, 0.3, [0.8, 0.16], 'rim'],
  satin: ['silk', 0.86, 0.42, 0.6, 0.48, 0.6, 0.56, [0.9, 0.32]],
  crepe: ['silk', 0.74, 0.14, 0.44, 0.32, 0.16, 0.44],
  viscose: ['silk', 0.84, 0.24, 0.48, 0.36, 0.26, 0.46],
  'thin-jersey': ['silk', 0.66, 0.26, 0.5, 0.34, 0.24, 0.34],
  'compression-jersey': ['knit', 0.7, 0.34, 0.52, 0.2, 0.2, 0.08],
  ponte: ['knit', 0.94, 0.18, 0.46, 0.22, 0.14, 0.1],
  'fine-knit': ['knit', 0.74, 0.22, 0.44, 0.24, 0.16, 0.16],
  knit: ['knit', 0.74, 0.2, 0.42, 0.2, 0.12, 0.14],
  'chunky-knit': ['knit', 0.76, 0.18, 0.4, 0.16, 0.1, 0.1],
  'sweatshirt-fleece': ['knit', 1, 0.18, 0.42, 0.2, 0.12, 0.08],
  chiffon: ['silk', 1, 0.22, 0.34, 0.24, 0.3, 0.6],
  tulle: ['plain', 1.5, 0.2, 0.32, 0.2, 0.28, 0.34],
  lace: ['plain', 0.98, 0.2, 0.4, 0.26, 0.2, 0.22],
  'soft-leather': ['hide', 1.12, 0.22, 0.6, 0.5, 0.34, 0.12, [0.63, 0.42]],
  'stiff-leather': ['hide', 1.36, 0.3, 0.62, 0.46, 0.28, 0, [0.42, 0.44], 'bands'],
  suede: ['hide', 1.18, 0.12, 0.46, 0.3, 0.12, 0.1],
  'shell-cloth': ['plain', 1.28, 0.32, 0.5, 0.44, 0.34, 0.12, [0.4, 0.26]],
};

const PLAIN = 'crisp-cotton';

const SHINES: Readonly<Record<string, Pick<Drape, 'light' | 'glow' | 'streak' | 'sheen'>>> = {
  'high-shine': { light: 0.66, glow: 0.62, streak: { width: 0.7, opacity: 0.6 }, sheen: 'bands' },
  'soft-sheen': { light: 0.36, glow: 0.4, streak: { width: 0.8, opacity: 0.2 } },
};

export const DENIMS: readonly string[] = ['firm-denim', 'stretch-denim', 'denim'];

const TOPSTITCHED: readonly string[] = [...DENIMS, 'cotton-twill', 'sweatshirt-fleece', 'shell-cloth'];

/** Tops show stitches at their hems; dresses, skirts and coats are hemmed from within. */
export const isTopstitched = ({ has, input }: Pick<Clothing, 'has' | 'input'>): boolean =>
  input.category === 'Tops' || TOPSTITCHED.some((fabric) => has('fabric', fabric));

export const findDrape = ({ first }: Pick<Clothing, 'first'>): Drape => getDrape(first);

export function findHungDrape(piece: Pick<Clothing, 'first' | 'onLap' | 'form'>): Drape {
  const drape = findDrape(piece);
  return { ...drape, cone: piece.onLap ? 0 : drape.cone * (isHanger(piece.form) ? 0.45 : 1) };
}

const getDrape = keepResult(readDrape);

function readDrape(first: Clothing['first']): Drape {
  const [hand, swing, light, shade, fold, glow, cone, streak, sheen] =
    FABRICS[first('fabric', FABRIC_NAMES, PLAIN)]!;
  const drape = { ...HANDS[hand], swing, light, shade, fold, glow, cone, sheen };
  const own = streak && { streak: { width: streak[0], opacity: streak[1] } };
  return { ...drape, ...own, ...SHINES[first('texture', Object.keys(SHINES), '')] };
}

export const FABRIC_NAMES: readonly string[] = Object.keys(FABRICS);
