import { chokerNecklace } from '../worn/jewelry/necklaces';
import { createBand } from '../worn/laid';

export const { wear, lay } = createBand(chokerNecklace);
