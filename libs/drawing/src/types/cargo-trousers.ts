import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('relaxed', 'casual', 'full-length', { cargo: true });
