import { createTrousers } from '../garment/bottoms/bottom';

export const cut = createTrousers('tapered', 'casual', 'ankle-length', {
  band: 'elastic',
  cord: true,
  gathered: true,
});
