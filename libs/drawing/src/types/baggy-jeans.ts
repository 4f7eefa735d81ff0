import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('relaxed', 'jeans', 'full-length');
