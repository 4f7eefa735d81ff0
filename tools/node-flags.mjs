import { workspace } from './run.mjs';

/**
 * V8 takes these neither from NODE_OPTIONS nor, safely, at run time.
 * - Heap growth of 20 percent: V8's own let it reach 400 MB for 85 in use.
 * - Young halves of 8 MB: 16 MB cost 18 MB more for 3 percent less processor time.
 * - No placement by what startup kept: it cost half of the processor time in some runs.
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
