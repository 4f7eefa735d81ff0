import { spawnSync } from 'node:child_process';
import { workspace } from './run.mjs';

/** The commit that the workspace is at, short; an empty text where there is no git. */
export function commit() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: workspace, encoding: 'utf8' });
  return stdout?.trim() ?? '';
}
