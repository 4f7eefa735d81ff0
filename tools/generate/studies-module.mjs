/** The generated module is for pages prerendered without a catalog. */
export function renderStudies(studies) {
  return `/** Generated from libs/catalog/content/studies.yaml by \`npm run generate\`. */
import type { Study } from '../studies';

/** The studies that advice rests on, in the order in which they are shown. */
// prettier-ignore
export const STUDIES: readonly Study[] = ${JSON.stringify(studies, null, 2)};
`;
}
