import { lariatNecklace } from '../worn/jewelry/necklaces';
import { createJewel } from '../worn/laid';

export const { wear, lay } = createJewel(lariatNecklace);
