import { createWaistBelt } from '../worn/laid';

export const { wear, lay } = createWaistBelt('wide');
