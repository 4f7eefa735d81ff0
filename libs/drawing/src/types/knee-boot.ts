import { createShoe } from '../worn/laid';

export const { wear, lay } = createShoe('knee-boot');
