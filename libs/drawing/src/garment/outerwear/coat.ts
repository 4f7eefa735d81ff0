import type { Recipe } from '../clothes/design';
import type { Frame } from '../clothes/frame';
import { createUpperMaker } from '../clothes/upper';
import type { Mark } from '../cut/pen';

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

export const createCoat = createUpperMaker({
  neckline: 'peaked-lapels',
  sleeveLength: 'wrist',
  length: 'jacket-hip',
  front: 'single',
  buttons: 2,
  ease: 1.2,
});
