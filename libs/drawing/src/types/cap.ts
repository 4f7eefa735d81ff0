import { drawCap } from '../worn/accessories/caps';
import { layHat } from '../worn/laid';

export { drawCap as wear };
export const lay = layHat(drawCap);
