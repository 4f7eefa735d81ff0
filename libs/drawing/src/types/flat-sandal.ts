import { createShoe } from '../worn/laid';

export const { wear, lay } = createShoe('flat-sandal');
