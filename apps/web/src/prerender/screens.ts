import type { GetPath } from '../lib/api/use-query';
import { paths } from '../paths';

/** Files in routes/ of screens that are not named as their URL. */
const FILES: Record<string, string> = {
  [paths.howTo]: 'how-to',
  [paths.guideIndex]: 'guide-index',
  [paths.productOrder]: 'product-order',
};

/** What screens show first of the API, beside who is signed in. */
const READS: Record<string, readonly GetPath[]> = {
  [paths.dashboard]: ['/outfits/this-week'],
  [paths.bestLooks]: ['/recommendations/best-looks'],
  [paths.bodyTypeAnalysis]: ['/recommendations/body-type-analysis'],
  [paths.passport]: ['/passport'],
};

/** A screen for signed-in users, with one URL. */
export interface Screen {
  path: string;
  /** The module that shows it. */
  file: string;
  /** Paths of the API that are asked for at once. */
  reads: readonly GetPath[];
}

/**
 * The screens whose files and answers the page at their URL asks for at once. The others, such as those with a parameter in
 * their URL, start from a page that knows no screen.
 *
 * @param files below routes/ of screens for signed-in users, without their ending
 */
export function screensOf(files: readonly string[]): Screen[] {
  return Object.values(paths).flatMap((path) => {
    const name = FILES[path] ?? path.slice(1).replaceAll('/', '-');
    const file = files.find((each) => each === name || each.endsWith(`/${name}`));
    return file ? [{ path, file, reads: ['/auth/me', ...(READS[path] ?? [])] }] : [];
  });
}
