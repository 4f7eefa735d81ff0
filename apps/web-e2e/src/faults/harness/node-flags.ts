import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const NODE_FLAGS = [
  ...readFileSync(join(__dirname, '../../../../../tools/node-flags.mjs'), 'utf8').matchAll(
    /^ {2}'(--[^']+)'/gm,
  ),
].map(([, flag]) => flag!);
