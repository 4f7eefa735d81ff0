import type { PlateName } from '../plates';
import type { PLATES } from '../unmeasured/plates';

/** Stands in for `content/plates/plate-urls` in tests: every plate is at `/{its name}.svg`. */
export const plateUrls = new Proxy({} as Record<PlateName | keyof typeof PLATES, string>, {
  get: (_target, name) => `/${String(name)}.svg`,
});
