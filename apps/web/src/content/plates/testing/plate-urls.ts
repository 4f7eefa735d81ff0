import type { PlateName } from '../plates';

/** Stands in for `content/plates/plate-urls` in tests: every plate is at `/{its name}.svg`. */
export const plateUrls = new Proxy({} as Record<PlateName, string>, {
  get: (_target, name) => `/${String(name)}.svg`,
});
