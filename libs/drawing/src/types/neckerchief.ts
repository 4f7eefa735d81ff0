import { createScarf } from '../worn/accessories/scarves/scarves';
import { layScarf } from '../worn/laid';

export const wear = createScarf('neckerchief');
export const lay = layScarf('neckerchief');
