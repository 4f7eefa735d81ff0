import { drawBucketHat } from '../worn/accessories/caps';
import { layHat } from '../worn/laid';

export { drawBucketHat as wear };
export const lay = layHat(drawBucketHat);
