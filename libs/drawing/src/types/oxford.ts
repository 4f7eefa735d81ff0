import { createLowLeather } from '../worn/shoes/loafer';
import { createLowShoe } from '../worn/shoes/low-shoe';
import { layShoes } from '../worn/laid';

export const wear = createLowShoe(createLowLeather('oxford'));
export const lay = layShoes('oxford');
