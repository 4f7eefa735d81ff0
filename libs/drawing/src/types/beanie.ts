import { drawBeanie } from '../worn/accessories/hats';
import { layHat } from '../worn/laid';

export { drawBeanie as wear };
export const lay = layHat(drawBeanie);
