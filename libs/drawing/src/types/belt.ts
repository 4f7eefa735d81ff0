import { createBelt } from '../worn/belts';
import { layBelt } from '../worn/laid';

export const wear = createBelt('usual');
export const lay = layBelt(false);
