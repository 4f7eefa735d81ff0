import { chokerNecklace } from '../worn/jewelry/necklaces';
import { layOnArm } from '../worn/laid';

export { chokerNecklace as wear };
export const lay = layOnArm(chokerNecklace);
