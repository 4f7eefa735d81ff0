/** Generated because computing it takes too long in a browser. */
export function renderCoarseBodies(survey) {
  return `/** Generated from survey.ts by \`npm run generate\`. */
import type { CoarseSurvey } from './coarse-class';

/** Classes of bodies that surveyed women share. */
// prettier-ignore
export const COARSE_SURVEY: CoarseSurvey = ${JSON.stringify(survey, null, 2)};
`;
}
