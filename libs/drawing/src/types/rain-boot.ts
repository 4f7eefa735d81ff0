import { createBoot } from '../worn/shoes/boots';
import { layShoes } from '../worn/laid';

export const wear = createBoot('rain-boot', 'wide-shaft-boot', 'rubber');
export const lay = layShoes('rain-boot');
