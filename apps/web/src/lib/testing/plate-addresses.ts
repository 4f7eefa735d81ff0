import type { PlateName } from '../../content/plates/plates';

/** Stands in for `lib/plate-addresses` in tests: every plate is at `/{its name}.svg`. */
export const plateAddresses = new Proxy({} as Record<PlateName, string>, {
  get: (_target, name) => `/${String(name)}.svg`,
});
