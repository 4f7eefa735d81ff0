/** The generated module is for pages prerendered without a catalog. */
export function renderStudies(studies) {
  return `/** Generated from libs/catalog/content/studies.yaml by \`npm run generate\`. */
import type { Study } from '../studies';

/** In display order. */
// prettier-ignore
export const STUDIES: readonly Study[] = ${JSON.stringify(studies, null, 2)};
`;
}
