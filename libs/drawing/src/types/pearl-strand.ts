import { pearlStrand } from '../worn/jewelry/necklaces';
import { layJewel } from '../worn/laid';

export { pearlStrand as wear };
export const lay = layJewel(pearlStrand);
