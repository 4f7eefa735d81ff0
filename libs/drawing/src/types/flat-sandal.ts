import { createSandal } from '../worn/shoes/sandals';
import { createLowShoe } from '../worn/shoes/low-shoe';
import { layShoes } from '../worn/laid';

export const wear = createLowShoe(createSandal('flat-sandal'));
export const lay = layShoes('flat-sandal');
