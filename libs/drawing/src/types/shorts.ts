import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('straight', 'casual', 'short-shorts');
