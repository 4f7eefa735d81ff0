import { createBoot } from '../worn/shoes/boots';
import { layShoes } from '../worn/laid';

export const wear = createBoot('ankle-boot', 'ankle-boot');
export const lay = layShoes('ankle-boot');
