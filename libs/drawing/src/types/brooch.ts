import { drawBrooch } from '../worn/jewelry/brooch';
import { layJewel } from '../worn/laid';

export { drawBrooch as wear };
export const lay = layJewel(drawBrooch, 'small');
