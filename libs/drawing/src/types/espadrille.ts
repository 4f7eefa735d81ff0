import { createCourt } from '../worn/shoes/court';
import { createLowShoe } from '../worn/shoes/low-shoe';
import { ROPE } from '../worn/shoes/sole';
import { layShoes } from '../worn/laid';

export const wear = createLowShoe(createCourt('espadrille', { sole: ROPE }));
export const lay = layShoes('espadrille');
