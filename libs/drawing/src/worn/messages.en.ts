export default {
  worn: {
    plain: '{who, select, you {You} other {A typical figure}} in {garment}',
    at: '{who, select, you {You} other {A typical figure}} in {garment}: the hem ends at {place}',
    above: '{who, select, you {You} other {A typical figure}} in {garment}: the hem ends above {place}',
    below: '{who, select, you {You} other {A typical figure}} in {garment}: the hem ends below {place}',
    farAbove:
      '{who, select, you {You} other {A typical figure}} in {garment}: the hem ends {length} above {place}',
    farBelow:
      '{who, select, you {You} other {A typical figure}} in {garment}: the hem ends {length} below {place}',
  },
  places: {
    waist: '{who, select, you {your} other {the}} waist',
    hips: 'the fullest part of {who, select, you {your} other {the}} hips',
    knee: '{who, select, you {your} other {the}} knee',
    ankle: '{who, select, you {your} other {the}} ankle',
    floor: 'the floor',
  },
} as const;
