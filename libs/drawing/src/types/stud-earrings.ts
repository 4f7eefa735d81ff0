import { studEarrings } from '../worn/jewelry/earrings';
import { layJewel } from '../worn/laid';

export { studEarrings as wear };
export const lay = layJewel(studEarrings, 'small');
