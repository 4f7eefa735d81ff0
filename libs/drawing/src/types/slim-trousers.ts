import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('slim', 'tailored', 'ankle-length');
