import { createScarf } from '../worn/accessories/scarves/scarves';
import { layHat } from '../worn/laid';

export const wear = createScarf('shawl');
export const lay = layHat(wear);
