import { createBoot } from '../worn/shoes/boots';
import { layShoes } from '../worn/laid';

export const wear = createBoot('hiking-boot', 'ankle-boot', 'rugged');
export const lay = layShoes('hiking-boot');
