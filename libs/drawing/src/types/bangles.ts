import { layOnArm } from '../worn/laid';
import { BANGLES, drawBangles } from '../worn/jewelry/on-the-arm';

export { drawBangles as wear };
export const lay = layOnArm(drawBangles, BANGLES);
