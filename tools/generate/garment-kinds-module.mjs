export function renderGarmentKinds({ kinds, names, conditions }) {
  return `/** Generated from libs/catalog/content by \`npm run generate\`. */
import type { GarmentCondition, GarmentKind } from '../garment-kinds';

/** By category, in display order. */
// prettier-ignore
export const GARMENT_KINDS: readonly GarmentKind[] = ${JSON.stringify(kinds)};

/** Display names, by attribute. */
// prettier-ignore
export const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(names)};

// prettier-ignore
export const CONDITIONS: readonly GarmentCondition[] = ${JSON.stringify(conditions)};
`;
}
