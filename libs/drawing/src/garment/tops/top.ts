import type { Recipe } from '../clothes/design';
import { cutUpper } from '../clothes/upper';
import type { Extras } from '../clothes/upper';
import type { Cutter } from '../clothes/layers';

const TOP: Recipe = {
  neckline: 'crew',
  sleeves: 'set-in',
  sleeveLength: 'short',
  cuff: 'hem',
  fit: 'semi-fitted',
  line: 'straight',
  length: 'high-hip-top',
  front: 'closed',
  hem: 'plain',
  buttons: 6,
  ease: 1,
  open: 15,
};

export const SWEATSHIRT: Partial<Recipe> = {
  sleeveLength: 'wrist',
  cuff: 'rib',
  hem: 'rib',
  fit: 'boxy',
  ease: 1.2,
};

export const BRA: Partial<Recipe> = {
  neckline: 'sweetheart',
  sleeves: 'thin-strap',
  sleeveLength: 'sleeveless',
  fit: 'second-skin',
  length: 'crop',
  hem: 'elastic',
  wings: 5,
};

export const createTop =
  (recipe: Partial<Recipe>, extras?: Extras): Cutter =>
  (piece) =>
    cutUpper(piece, { ...TOP, ...recipe }, extras);
