import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('bootcut', 'jeans', 'full-length');
