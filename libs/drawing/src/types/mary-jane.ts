import { createShoe } from '../worn/laid';

export const { wear, lay } = createShoe('mary-jane');
