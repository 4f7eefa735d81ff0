import type { PlateName } from '../plates';

/** Stands in for `content/plates/plate-addresses` in tests: every plate is at `/{its name}.svg`. */
export const plateAddresses = new Proxy({} as Record<PlateName, string>, {
  get: (_target, name) => `/${String(name)}.svg`,
});
