import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names classes after themselves and their file, as the browser's build and the one that writes the public pages both do.
 * Vite's own names hold the line as well, which no compression takes out of a script.
 *
 * @param root the folder of the app: wherever that lies, its names are the same
 */
export const classNames = (root: string) => (name: string, file: string) =>
  `${name}_${createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 4)}`;
