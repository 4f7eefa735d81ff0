import { removeLengths } from './lengths';

const nbsp = '\u00a0';

it.each([
  [
    `At 24${nbsp}in from the waistband, it ends 2${nbsp}1/2${nbsp}in below your knee.`,
    'Told from the waistband, it ends below your knee.',
  ],
  [
    `At 61${nbsp}cm from the waistband, it ends at your knee.`,
    'Told from the waistband, it ends at your knee.',
  ],
  [`A waistband that lies 10${nbsp}in above the crotch seam is at your waist.`, null],
  [
    `At 25${nbsp}in from the waistband, it ends 1${nbsp}¾${nbsp}in below the middle of your knee.`,
    'Told from the waistband, it ends below the middle of your knee.',
  ],
  [
    `At 66${nbsp}cm from the shoulder, beside the neck, it ends 4${nbsp}cm above the fullest line of your hips.`,
    'Told from the shoulder, beside the neck, it ends above the fullest line of your hips.',
  ],
  [
    `At 40${nbsp}in from the waistband, it ends 2${nbsp}in above the floor.`,
    'Told from the waistband, it ends above the floor.',
  ],
  [
    `At 50${nbsp}in from the waistband, it ends on the floor, 8${nbsp}½${nbsp}in too long.`,
    'Told from the waistband, it ends on the floor, too long.',
  ],
  [`Your inside leg is 78${nbsp}cm.`, null],
  ['A low rise sits below it.', 'A low rise sits below it.'],
])('withoutLengths() makes of %j: %j', (sentence, told) => {
  expect(removeLengths(sentence)).toBe(told);
});
