import { translator } from '../../platform/errors/translator';

export const errors = translator({
  notFound: 'We could not find this size chart. It may have been deleted.',
  tooMany: 'You already have {max, number} size charts, the most you can keep. Please delete one first.',
  noHeader: 'Please add a first row that says which column is which, for example: Size, Bust, Waist, Hips.',
  noRows: 'There is no row with a size and its measurements. Please paste the rows below the first one too.',
  tooManyRows: 'A size chart has {max, number} sizes at most. Please paste only the sizes near yours.',
  noNumber:
    'Line {line, number}: “{cell}” is not a measurement. Write a number or a range, such as 38 or 36-38.',
  notAGirth:
    'Line {line, number}: “{cell}” is not a measurement around an adult. Check the number, and whether it is inches or centimeters.',
  reversed:
    'Line {line, number}: in “{cell}” the larger number comes first. Please write the smaller one first.',
  twice: 'Line {line, number}: size “{cell}” is listed twice. Please keep one of them.',
  shrinks: 'Size “{cell}” is smaller than the size before it. Please check its row.',
});

export const fits = translator({
  ofYourChart: 'of your chart “{name}”',
  ofTheShop: 'by {name}’s chart',
  byStandard: 'by the {region} standard {name}, which shops follow loosely',
  notInYourChart: 'Your chart “{name}” does not say how size {size} measures.',
  unknown: 'We do not know how this shop’s sizes measure. Paste its size chart, and we compare.',
});

export const fields = translator({
  noBrand: 'Please name the brand or the shop',
  nameTooLong: 'The name has at most {max} characters',
  chartId: 'The id of a size chart must be a random UUID',
  noRows: 'Please paste the rows of the chart',
  chartTooLong: 'A chart has at most {max} characters. Please paste only the sizes near yours.',
});

export const responses = translator({
  deleted: 'The size chart is deleted.',
});
