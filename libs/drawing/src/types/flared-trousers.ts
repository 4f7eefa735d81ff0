import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('flare', 'tailored', 'full-length');
