import { createSandal } from '../worn/shoes/sandals';
import { createLowShoe } from '../worn/shoes/low-shoe';
import { layShoes } from '../worn/laid';

export const wear = createLowShoe(createSandal('flip-flop', true));
export const lay = layShoes('flip-flop');
