import { createCoat, placePatches } from '../garment/outerwear/coat';

const EVENING_CLOTH = ['crepe', 'velvet', 'satin', 'chiffon', 'lace'] as const;

export const cut = createCoat(
  { neckline: 'crew', length: 'jacket-waist', fit: 'straight-easy', buttons: 4 },
  (frame) =>
    EVENING_CLOTH.some((fabric) => frame.piece.has('fabric', fabric))
      ? []
      : [
          ...placePatches('hip-pockets', 40, 12, 33, { wide: 8.5, deep: 7 })(frame),
          ...placePatches('chest-pockets', 24, 12, 18, { wide: 7.5, deep: 6 })(frame),
        ],
);
