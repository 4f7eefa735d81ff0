import { createCourt } from '../worn/shoes/court';
import { createLowShoe } from '../worn/shoes/low-shoe';
import { layShoes } from '../worn/laid';

export const wear = createLowShoe(createCourt('mule', { back: 'open' }));
export const lay = layShoes('mule');
