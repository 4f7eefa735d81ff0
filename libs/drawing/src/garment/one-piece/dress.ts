import type { Recipe } from '../clothes/design';
import { cutUpper } from '../clothes/upper';
import type { Extras } from '../clothes/upper';
import type { Cutter } from '../clothes/layers';

const DRESS: Recipe = {
  neckline: 'scoop',
  sleeves: 'set-in',
  sleeveLength: 'short',
  cuff: 'hem',
  fit: 'semi-fitted',
  line: 'straight',
  length: 'knee',
  front: 'closed',
  hem: 'plain',
  buttons: 9,
  ease: 1,
  open: 15,
};

export const createDress =
  (recipe: Partial<Recipe>, extras?: Extras): Cutter =>
  (piece) =>
    cutUpper(piece, { ...DRESS, ...recipe }, extras);
