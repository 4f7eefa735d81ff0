import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROUTES_FILE = '.vite/routes.json';

/**
 * Matches like the app's router: `:part` is any text, `part?` is optional, and case and a trailing slash are
 * ignored.
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
