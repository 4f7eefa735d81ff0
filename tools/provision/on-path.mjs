import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the first of some programs lies on the PATH, or null. */
export function onPath(...names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not in this folder.
      }
    }
  }
  return null;
}
