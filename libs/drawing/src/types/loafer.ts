import { createLowLeather } from '../worn/shoes/loafer';
import { createLowShoe } from '../worn/shoes/low-shoe';
import { layShoes } from '../worn/laid';

export const wear = createLowShoe(createLowLeather('loafer'));
export const lay = layShoes('loafer');
