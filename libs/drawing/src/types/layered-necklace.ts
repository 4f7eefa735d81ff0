import { layeredNecklace } from '../worn/jewelry/necklaces';
import { layJewel } from '../worn/laid';

export { layeredNecklace as wear };
export const lay = layJewel(layeredNecklace);
