import { BANGLES, drawBangles } from '../worn/jewelry/on-the-arm';
import { createBand } from '../worn/laid';

export const { wear, lay } = createBand(drawBangles, BANGLES);
