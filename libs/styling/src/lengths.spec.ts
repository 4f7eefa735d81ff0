import { withoutLengths } from './lengths';

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
  [`Your inside leg is 78${nbsp}cm.`, null],
  ['A low rise sits below it.', 'A low rise sits below it.'],
])('withoutLengths() makes of %j: %j', (sentence, told) => {
  expect(withoutLengths(sentence)).toBe(told);
});
