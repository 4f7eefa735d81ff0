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

export const HORIZONTAL_TYPE_NAMES: Record<HorizontalType, string> = {
  A: 'Hourglass',
  B: 'Triangle/Pear',
  C: 'Inverted Triangle',
  D: 'Circle/Apple',
  E: 'Rectangle',
};

export const VERTICAL_TYPE_NAMES: Record<VerticalType, string> = {
  '1': 'Balanced',
  '2': 'Long Torso / Short Legs',
  '3': 'Short Torso / Long Legs',
  '4': 'Balanced Torso / Short Mid-Body',
};

/** Shorter names for two of the types. */
export const DASHBOARD_HORIZONTAL_TYPE_NAMES: Record<HorizontalType, string> = {
  ...HORIZONTAL_TYPE_NAMES,
  B: 'TRIANGLE',
};

export const DASHBOARD_VERTICAL_TYPE_NAMES: Record<VerticalType, string> = {
  ...VERTICAL_TYPE_NAMES,
  '4': 'Short Mid-Body',
};

/** An unknown digit counts as 1. */
export function combineTypes(horizontal: HorizontalType, vertical: VerticalType = '1'): CombinedType {
  return `${horizontal}${vertical}`;
}
