import { createMessageFactory } from '@figura/messages';
import messages from './messages.en';
export const HORIZONTAL_TYPES = ['A', 'B', 'C', 'D', 'E'] as const;
export const VERTICAL_TYPES = ['1', '2', '3', '4'] as const;

export type HorizontalType = (typeof HORIZONTAL_TYPES)[number];
export type VerticalType = (typeof VERTICAL_TYPES)[number];
export type CombinedType = `${HorizontalType}${VerticalType}`;

export const COMBINED_TYPES: readonly CombinedType[] = HORIZONTAL_TYPES.flatMap((horizontal) =>
  VERTICAL_TYPES.map((vertical) => combineTypes(horizontal, vertical)),
);

export interface BodyType {
  horizontal: HorizontalType;
  vertical: VerticalType;
  combined: CombinedType;
}

export const nameHorizontalType = createMessageFactory(messages.horizontalTypes);
export const nameVerticalType = createMessageFactory(messages.verticalTypes);
export const nameShortType = createMessageFactory(messages.shortTypes);

/** A missing digit counts as 1. */
export function combineTypes(horizontal: HorizontalType, vertical: VerticalType = '1'): CombinedType {
  return `${horizontal}${vertical}`;
}
