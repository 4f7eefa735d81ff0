import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('wide', 'jeans', 'full-length');
