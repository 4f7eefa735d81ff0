import { dropEarrings } from '../worn/jewelry/earrings';
import { createJewel } from '../worn/laid';

export const { wear, lay } = createJewel(dropEarrings);
