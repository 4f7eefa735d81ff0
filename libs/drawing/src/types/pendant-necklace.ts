import { pendantNecklace } from '../worn/jewelry/necklaces';
import { layJewel } from '../worn/laid';

export { pendantNecklace as wear };
export const lay = layJewel(pendantNecklace);
