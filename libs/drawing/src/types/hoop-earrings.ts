import { hoopEarrings } from '../worn/jewelry/earrings';
import { layJewel } from '../worn/laid';

export { hoopEarrings as wear };
export const lay = layJewel(hoopEarrings);
