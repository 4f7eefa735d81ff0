import { pendantNecklace } from '../worn/jewelry/necklaces';
import { createJewel } from '../worn/laid';

export const { wear, lay } = createJewel(pendantNecklace);
