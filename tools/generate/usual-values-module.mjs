export function renderUsualValues({ types, values, choices, named, exact }) {
  return `/** Generated from libs/catalog/content by \`npm run generate\`. */
import type { ImpliedValues, TypeValues } from '../type-values';

/** By type. */
// prettier-ignore
export const VALUES_OF_TYPES: Readonly<Record<string, TypeValues>> = ${JSON.stringify(types)};

/** What a value implies, by \`attribute:value\`. */
// prettier-ignore
export const IMPLIED_BY_VALUES: Readonly<Record<string, ImpliedValues>> = ${JSON.stringify(values)};

/** Values that exclude each other; all do if the attribute is missing. */
// prettier-ignore
export const VALUE_CHOICES: Readonly<Record<string, readonly (readonly string[])[]>> = ${JSON.stringify(choices)};

/** Named wherever a garment has them; \`attribute:value\`. */
// prettier-ignore
export const NAMED_VALUES: readonly string[] = ${JSON.stringify(named)};

/** Values that a broader one may mean, by its \`attribute:value\`. */
// prettier-ignore
export const EXACT_VALUES: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(exact)};
`;
}
