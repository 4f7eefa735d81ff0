import { drawBeret } from '../worn/accessories/hats';
import { layHat } from '../worn/laid';

export { drawBeret as wear };
export const lay = layHat(drawBeret);
