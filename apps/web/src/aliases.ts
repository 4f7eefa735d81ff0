import { paths } from './paths';

/** Other URLs under which a screen can be reached; each leads to the one that is written above. */
export const aliases = [
  { from: '/home', to: paths.dashboard },
  { from: '/vertical-measurements', to: paths.measurementsVertical },
  { from: '/horizontal-measurements', to: paths.measurementsHorizontal },
] as const;
