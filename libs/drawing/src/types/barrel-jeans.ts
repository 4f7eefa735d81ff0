import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('barrel', 'jeans', 'ankle-length');
