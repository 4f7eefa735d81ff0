import { translator } from '../../lib/messages/translator';

export const sizeFit = translator({
  title: 'Your size',
  source: 'From <link>its size chart</link>, read on {day}.',
  paste: 'Paste the shop’s size chart',
  another: 'Paste another size chart',
});

export const pasteChart = translator({
  title: 'The shop’s size chart',
  lead: 'Copy the rows from the shop’s page. Inches or centimeters, one measurement or a range.',
  name: 'Brand or shop',
  rows: 'Chart rows',
  example: 'For example: Size, Chest, Waist, Hips. Then a line for each size: 12, 38, 30, 40.',
  save: 'Compare',
  offline: 'There is no network. The chart can be sent once there is.',
  tooLong:
    'A chart has at most {max, number} characters, and this has {found, number}. Please paste only the sizes near yours.',
  kept: 'It stays in your account for the next time the brand is named. Preferences list your charts.',
});
