import { ZIPPED, createCoat, placeWelts } from '../garment/outerwear/coat';

export const cut = createCoat({ ...ZIPPED, length: 'jacket-hip' }, placeWelts(55, 12, 42, 11));
