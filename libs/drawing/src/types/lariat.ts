import { lariatNecklace } from '../worn/jewelry/necklaces';
import { layJewel } from '../worn/laid';

export { lariatNecklace as wear };
export const lay = layJewel(lariatNecklace);
