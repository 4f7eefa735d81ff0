import { drawWideBrimHat } from '../worn/accessories/hats';
import { createHat } from '../worn/laid';

export const { wear, lay } = createHat(drawWideBrimHat);
