import { studEarrings } from '../worn/jewelry/earrings';
import { createJewel } from '../worn/laid';

export const { wear, lay } = createJewel(studEarrings, 'small');
