import { createScarf } from '../worn/accessories/scarves/scarves';
import { layHat } from '../worn/laid';

export const wear = createScarf('long-scarf');
export const lay = layHat(wear);
