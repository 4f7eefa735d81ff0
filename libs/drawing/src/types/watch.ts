import { layOnArm } from '../worn/laid';
import { drawWatch } from '../worn/jewelry/watch';

export { drawWatch as wear };
export const lay = layOnArm(drawWatch);
