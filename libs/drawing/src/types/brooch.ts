import { drawBrooch } from '../worn/jewelry/brooch';
import { createJewel } from '../worn/laid';

export const { wear, lay } = createJewel(drawBrooch, 'small');
