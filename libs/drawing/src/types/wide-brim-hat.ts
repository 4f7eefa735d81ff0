import { drawWideBrimHat } from '../worn/accessories/hats';
import { layHat } from '../worn/laid';

export { drawWideBrimHat as wear };
export const lay = layHat(drawWideBrimHat);
