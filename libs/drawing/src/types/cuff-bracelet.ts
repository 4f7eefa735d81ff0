import { layOnArm } from '../worn/laid';
import { drawCuffBracelet } from '../worn/jewelry/on-the-arm';

export { drawCuffBracelet as wear };
export const lay = layOnArm(drawCuffBracelet);
