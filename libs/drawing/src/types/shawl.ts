import { createScarf } from '../worn/accessories/scarves/scarves';
import { layScarf } from '../worn/laid';

export const wear = createScarf('shawl');
export const lay = layScarf('shawl');
