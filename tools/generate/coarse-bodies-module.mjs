/** Generated because computing it takes too long in a browser. */
export function renderCoarseBodies(surveys) {
  return `/** Generated from survey.ts by \`npm run generate\`. */
import type { SizeWearer } from '@figura/contracts';

import type { CoarseSurvey } from './coarse-class';

// prettier-ignore
export const COARSE_SURVEYS: Readonly<Record<SizeWearer, CoarseSurvey>> = ${JSON.stringify(surveys, null, 2)};
`;
}
