import type { Recipe } from '../clothes/design';
import type { Frame } from '../clothes/frame';
import { cutUpper } from '../clothes/upper';
import type { Extras } from '../clothes/upper';
import type { Mark } from '../cut/pen';
import type { Cutter } from '../clothes/layers';

const COAT: Recipe = {
  neckline: 'peaked-lapels',
  sleeves: 'set-in',
  sleeveLength: 'wrist',
  cuff: 'hem',
  fit: 'semi-fitted',
  line: 'straight',
  length: 'jacket-hip',
  front: 'single',
  hem: 'plain',
  buttons: 2,
  ease: 1.2,
  open: 15,
};

export const SHELL: Partial<Recipe> = { neckline: 'hooded', front: 'zip', fit: 'straight-easy', ease: 1.35 };

type Pockets = 'hip-pockets' | 'chest-pockets';

const OWN_POCKETS: Readonly<Record<Pockets, readonly string[]>> = {
  'hip-pockets': ['hip-pockets', 'flap-pockets', 'welt-pockets', 'side-pockets', 'in-seam-pockets'],
  'chest-pockets': ['chest-pockets'],
};

export const drawWhere = (
  { design, low, piece }: Frame,
  level: number,
  place: Pockets,
  marks: () => readonly Mark[],
): readonly Mark[] => {
  if (OWN_POCKETS[place].some((value) => piece.has('specialFeatures', value))) return [];
  const end = design.lower ? (design.lower.kind === 'peplum' ? 0 : design.end) : low;
  return end > level + 2 ? marks() : [];
};

export const createCoat =
  (recipe: Partial<Recipe>, extras?: Extras): Cutter =>
  (piece) =>
    cutUpper(piece, { ...COAT, ...recipe }, extras);
