import { chokerNecklace } from '../worn/jewelry/necklaces';
import { layJewel } from '../worn/laid';

export { chokerNecklace as wear };
export const lay = layJewel(chokerNecklace);
