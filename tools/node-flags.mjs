import { workspace } from './run.mjs';

/**
 * V8 does not accept these from NODE_OPTIONS, nor safely at run time.
 * - Heap growth of 20 percent: by default the heap reached 400 MB for 85 in use.
 * - Semi-spaces of 8 MB: 16 MB cost 18 MB more for 3 percent less CPU time.
 * - No allocation site pretenuring: it cost half of the CPU time in some runs.
 * The Dockerfile and docker-compose.yml repeat them; a test compares.
 */
export const NODE_FLAGS = [
  '--heap-growing-percent=20',
  '--max-semi-space-size=8',
  '--no-allocation-site-pretenuring',
  '--require=./dist/apps/api/source-maps.cjs',
].map((flag) => flag.replace('=./', `=${workspace}/`));

/** glibc's default in bytes, set to stop automatic raising, which kept 70 of 285 MB at rest. */
export const NODE_ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: '131072' };
