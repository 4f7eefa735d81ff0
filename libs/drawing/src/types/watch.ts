import { drawWatch } from '../worn/jewelry/watch';
import { createBand } from '../worn/laid';

export const { wear, lay } = createBand(drawWatch);
