import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('culotte', 'casual', 'cropped');
