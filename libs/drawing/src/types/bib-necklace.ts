import { bibNecklace } from '../worn/jewelry/necklaces';
import { layJewel } from '../worn/laid';

export { bibNecklace as wear };
export const lay = layJewel(bibNecklace);
