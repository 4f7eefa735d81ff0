import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('flare', 'jeans', 'full-length');
