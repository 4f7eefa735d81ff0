import { pathTo } from '../path-to';
import { paths } from '../paths';

export const HERO = {
  headline: 'Dress the shape you have.',
  primary: { label: 'Get Started', to: paths.start },
  withoutTape: { label: 'No tape? Seven taps', to: pathTo.startWithoutTape },
} as const;
