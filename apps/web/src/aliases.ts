import { paths } from './paths';

export const aliases = [
  { from: '/home', to: paths.dashboard },
  { from: '/vertical-measurements', to: paths.measurementsVertical },
  { from: '/horizontal-measurements', to: paths.measurementsHorizontal },
] as const;
