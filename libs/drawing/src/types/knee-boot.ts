import { createBoot } from '../worn/shoes/boots';
import { layShoes } from '../worn/laid';

export const wear = createBoot('knee-boot', 'shaped-knee-boot');
export const lay = layShoes('knee-boot');
