import type { Recipe } from '../clothes/design';
import { createUpperMaker } from '../clothes/upper';

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
  hem: 'cups',
  wings: 5,
};

export const createTop = createUpperMaker();
