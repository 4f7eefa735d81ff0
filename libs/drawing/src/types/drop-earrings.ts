import { dropEarrings } from '../worn/jewelry/earrings';
import { layJewel } from '../worn/laid';

export { dropEarrings as wear };
export const lay = layJewel(dropEarrings);
