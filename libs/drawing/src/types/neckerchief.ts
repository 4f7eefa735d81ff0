import { createNeckwear } from '../worn/laid';

export const { wear, lay } = createNeckwear('neckerchief');
