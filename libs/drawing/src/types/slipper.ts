import { createCourt } from '../worn/shoes/court';
import { createLowShoe } from '../worn/shoes/low-shoe';
import { layShoes } from '../worn/laid';

export const wear = createLowShoe(createCourt('slipper', { back: 'open' }));
export const lay = layShoes('slipper');
