import { translator } from '../platform/errors/translator';

export const fields = translator({
  noCheck: 'This is the id of no check',
  colorName: 'A color must have a name of at most 40 characters',
  colorHex: 'A color must be written as #rrggbb',
  type: 'Type must be one of the category',
  colors: 'Colors must be a list of 4 colors at most',
  text: 'Text must be a text',
  key: 'The key of a question must be a random UUID',
  sizeWordsTooLong: 'Words of the size have at most {max} characters',
  noSizeChart: 'This is the id of no size chart',
  attributes: 'Attributes must be lists of values',
  garment: 'A garment has a category, a type, attributes and colors',
  hemLength: 'Hem length must be between 1 and {max} inches',
});

export const questions = translator({
  wordsOrGarment: 'Please send either the words of a garment or a garment',
});
