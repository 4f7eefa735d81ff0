import { createSneaker } from '../worn/shoes/sneaker';
import { createLowShoe } from '../worn/shoes/low-shoe';
import { layShoes } from '../worn/laid';

export const wear = createLowShoe(createSneaker('running-shoe'));
export const lay = layShoes('running-shoe');
