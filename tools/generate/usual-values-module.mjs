export function renderUsualValues({ types, values, choices, named }) {
  return `/** Generated from libs/catalog/content by \`npm run generate\`. */
import type { ImpliedValues, TypeValues } from '../type-values';

/** By type. */
// prettier-ignore
export const VALUES_OF_TYPES: Readonly<Record<string, TypeValues>> = ${JSON.stringify(types)};

/** What a value implies, by \`attribute:value\`. */
// prettier-ignore
export const IMPLIED_BY_VALUES: Readonly<Record<string, ImpliedValues>> = ${JSON.stringify(values)};

/** Values of an attribute of which a garment has one; of an attribute that is not named all are. */
// prettier-ignore
export const VALUE_CHOICES: Readonly<Record<string, readonly (readonly string[])[]>> = ${JSON.stringify(choices)};

/** Values that are said where a garment has them, each as \`attribute:value\`. */
// prettier-ignore
export const NAMED_VALUES: readonly string[] = ${JSON.stringify(named)};
`;
}
