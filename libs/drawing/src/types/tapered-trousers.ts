import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('tapered', 'tailored', 'ankle-length');
