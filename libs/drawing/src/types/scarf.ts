import { createScarf } from '../worn/accessories/scarves/scarves';
import { layScarf } from '../worn/laid';

export const wear = createScarf('long-scarf');
export const lay = layScarf('long-scarf');
