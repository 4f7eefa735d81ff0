import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('skinny', 'jeans', 'ankle-length');
