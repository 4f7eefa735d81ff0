import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('legging', 'casual', 'ankle-length', { band: 'wide-waistband' });
