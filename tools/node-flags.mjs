import { workspace } from './run.mjs';

/**
 * NODE_OPTIONS does not accept these.
 * - Heap growth: the default reached 400 MB for 85 in use.
 * - Semi-spaces: 16 MB cost 18 MB more for 3 percent less CPU time.
 * - Pretenuring took half of the CPU time in some runs.
 * The Dockerfile and docker-compose.yml repeat them; a test compares.
 */
export const NODE_FLAGS = [
  '--heap-growing-percent=20',
  '--max-semi-space-size=8',
  '--no-allocation-site-pretenuring',
  '--require=./dist/apps/api/source-maps.cjs',
].map((flag) => flag.replace('=./', `=${workspace}/`));

/** glibc's default in bytes, set explicitly to stop it from growing, which kept 70 of 285 MB when idle. */
export const NODE_ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: '131072' };
