import { createCourt } from '../worn/shoes/court';
import { createLowShoe } from '../worn/shoes/low-shoe';
import { layShoes } from '../worn/laid';

export const wear = createLowShoe(createCourt('wedge', { back: 'sling' }));
export const lay = layShoes('wedge');
