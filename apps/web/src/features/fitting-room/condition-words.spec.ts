/** @jest-environment node */
import { formatConditionWords, formatShortName } from './condition-words';

it.each([
  ['neckline', 'v-neck', 'V-neck', 'with a V-neck', 'V-neck'],
  ['neckline', 'open-shirt-collar', 'Open shirt collar', 'with an open shirt collar', 'Open shirt collar'],
  ['neckline', 'notched-lapels', 'Notched lapels', 'with notched lapels', 'Notched lapels'],
  ['neckline', 'off-shoulder', 'Off-the-shoulder', 'if off-the-shoulder', 'Off-the-shoulder'],
  ['neckline', 'crew', 'Crew neck', 'with a crew neck', 'Crew'],
  ['length', 'knee', 'Hem at the knee', 'at the knee', 'At the knee'],
  ['length', 'high-hip-top', 'Top ending at the high hip', 'ending at the high hip', 'At the high hip'],
  ['sleeveLength', 'wrist', 'Sleeve to the wrist', 'with a sleeve to the wrist', 'To the wrist'],
  ['sleeveLength', 'short', 'Short sleeve, to the middle of the upper arm', 'with a short sleeve', 'Short'],
  ['sleeveLength', 'sleeveless', 'Sleeveless', 'if sleeveless', 'Sleeveless'],
  ['fit', 'straight-easy', 'Straight, easy fit', 'with a straight, easy fit', 'Straight, easy'],
  [
    'fit',
    'roomy-shoe',
    'Shoe with room across the toes',
    'with room across the toes',
    'With room across the toes',
  ],
  ['fabric', 'crepe', 'Matte crepe', 'in matte crepe', 'Matte crepe'],
  ['waist', 'no-seam', 'Without a waist seam', 'without a waist seam', 'Without a waist seam'],
  [
    'waist',
    'seam',
    'Seam at the natural waist',
    'with a seam at the natural waist',
    'Seam at the natural waist',
  ],
  ['style', 'a-line', 'A-line', 'if A-line', 'A-line'],
  ['style', 'wrap', 'Wrap style', 'in a wrap style', 'Wrap'],
  ['style', 'sheath', 'Sheath', 'as a sheath', 'Sheath'],
  ['leg', 'short-shorts', 'Shorts to mid-thigh', 'as shorts to mid-thigh', 'Shorts to mid-thigh'],
  ['color', 'dark-bottom', 'Dark bottom half', 'in a dark color', 'Dark bottom half'],
])('formatConditionWords and formatShortName format %s %s', (attribute, value, label, condition, short) => {
  expect(formatConditionWords({ attribute, value, label })).toBe(condition);
  expect(formatShortName(label)).toBe(short);
});
