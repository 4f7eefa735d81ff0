/** The classes of coarse bodies as a module: drawing so many bodies takes longer than any browser should spend on it. */
export function coarseBodiesModule(survey) {
  return `/** Made of survey.ts by \`npm run generate\`. */
import type { CoarseSurvey } from './coarse-class';

/** Classes of bodies that surveyed women share. */
// prettier-ignore
export const COARSE_SURVEY: CoarseSurvey = ${JSON.stringify(survey, null, 2)};
`;
}
