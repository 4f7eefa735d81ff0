import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('wide', 'tailored', 'full-length');
