import { layBag } from '../worn/bag-shapes';
import { carryBag } from '../worn/bags';

export const wear = carryBag('clutch-bag');
export const lay = layBag('clutch-bag');
