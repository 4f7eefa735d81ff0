import { createBelt } from '../worn/belts';
import { layBelt } from '../worn/laid';

export const wear = createBelt('wide');
export const lay = layBelt(true);
