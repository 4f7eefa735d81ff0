import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build notes the URLs of the app, as its router reads them. */
const ROUTES_FILE = '.vite/routes.json';

/**
 * Reads which URLs the built web app has, and returns what finds out whether a path is one of them. As in the router, a part
 * that begins with a colon stands for any text, one that ends with a question mark may be missing, and case and a slash at
 * the end make no difference.
 */
export function readWebRoutes(folder: string): (path: string) => boolean {
  const routes = JSON.parse(readFileSync(join(folder, ROUTES_FILE), 'utf8')) as string[];
  const patterns = routes.map(toPattern);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

function toPattern(route: string): RegExp {
  const parts = route
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith(':')) return `/${part}`;
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    });
  return new RegExp(`^${parts.join('')}/?$`, 'i');
}
