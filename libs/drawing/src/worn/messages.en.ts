export default {
  worn: {
    plain: '{who, select, you {You} seated {You, seated,} other {A typical figure}} in {garment_a}',
    at: '{who, select, you {You} seated {You, seated,} other {A typical figure}} in {garment_a}: the hem ends at {place}',
    above:
      '{who, select, you {You} seated {You, seated,} other {A typical figure}} in {garment_a}: the hem ends above {place}',
    below:
      '{who, select, you {You} seated {You, seated,} other {A typical figure}} in {garment_a}: the hem ends below {place}',
    farAbove:
      '{who, select, you {You} seated {You, seated,} other {A typical figure}} in {garment_a}: the hem ends {length} above {place}',
    farBelow:
      '{who, select, you {You} seated {You, seated,} other {A typical figure}} in {garment_a}: the hem ends {length} below {place}',
  },
  lengths: {
    inches: '{number} {count, plural, one {inch} other {inches}}',
    centimeters: '{centimeters}\u00a0cm',
  },
  places: {
    waist: '{who, select, figure {the} other {your}} waist',
    hips: 'the fullest part of {who, select, figure {the} other {your}} hips',
    knee: '{who, select, figure {the} other {your}} knee',
    ankle: '{who, select, figure {the} other {your}} ankle',
    floor: '{who, select, seated {your soles} other {the floor}}',
  },
} as const;
