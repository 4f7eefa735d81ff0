import { drawBucketHat } from '../worn/accessories/caps';
import { createHat } from '../worn/laid';

export const { wear, lay } = createHat(drawBucketHat);
