import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('slim', 'jeans', 'full-length');
