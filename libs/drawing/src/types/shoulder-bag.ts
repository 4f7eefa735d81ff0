import { createBag } from '../worn/laid';

export const { wear, lay } = createBag('shoulder-bag');
