import {
  nameBodyArea,
  nameBodyConcern,
  nameConcernOption,
  nameHorizontalType,
  nameShortType,
  nameVerticalType,
  nameCategory,
  type BodyArea,
  type BodyConcern,
  type Category,
  type HorizontalType,
  type VerticalType,
} from '@figura/contracts';
import { translate, type Text } from '@figura/messages';
import { getPageLanguage } from '../messages/page-language';

const write = (text: Text): string => translate(text, getPageLanguage());

export const HORIZONTAL_TYPE_NAMES: Readonly<Record<HorizontalType, string>> = {
  A: write(nameHorizontalType('A')),
  B: write(nameHorizontalType('B')),
  C: write(nameHorizontalType('C')),
  D: write(nameHorizontalType('D')),
  E: write(nameHorizontalType('E')),
};

const writeVertical = (digit: VerticalType): string =>
  write(nameVerticalType(digit)).replace(' /', '\u00a0/');

export const VERTICAL_TYPE_NAMES: Readonly<Record<VerticalType, string>> = {
  '1': writeVertical('1'),
  '2': writeVertical('2'),
  '3': writeVertical('3'),
  '4': writeVertical('4'),
};

export const SHORT_HORIZONTAL_TYPE_NAMES = { ...HORIZONTAL_TYPE_NAMES, B: write(nameShortType('B')) };
export const SHORT_VERTICAL_TYPE_NAMES = { ...VERTICAL_TYPE_NAMES, '4': write(nameShortType('4')) };

export function formatCategory(category: Category): string {
  return write(nameCategory(category));
}

export function formatBodyArea(area: BodyArea): string {
  return write(nameBodyArea(area));
}

/** Example: `Neck: Long`. */
export function formatBodyConcern(concern: BodyConcern): string {
  return write(nameBodyConcern(concern));
}

/** Within its area: `Long`. */
export function formatConcernOption(concern: BodyConcern): string {
  return write(nameConcernOption(concern));
}
