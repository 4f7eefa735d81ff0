import { workspace } from './run.mjs';

/**
 * The flags that the product's processes are started with. V8 has to be told before its first line runs, and takes these
 * neither from NODE_OPTIONS nor, safely, from a running program.
 *
 * - The heap may grow by 20 percent beyond what was in use at its last cleaning. Left to itself it grows to four times
 *   that under load and stays so: 400 MB for 85 that are in use.
 * - What is new lies in halves of 8 MB, of which V8 keeps three: with its own 16 MB a process settled 18 MB higher, for 3
 *   percent less processor time.
 * - V8 takes what the start allocates and keeps as a sign of what the same lines allocate later, and may then put what
 *   belongs to one request where only a cleaning of the whole heap finds it: half of the processor time in some runs.
 * - Stacks name the lines of the sources, of our own alone (`apps/api/src/source-maps.cjs`), from whichever folder it is started.
 *
 * The Dockerfile and docker-compose.yml repeat them; a test compares.
 */
export const NODE_FLAGS = [
  '--heap-growing-percent=20',
  '--max-semi-space-size=8',
  '--no-allocation-site-pretenuring',
  '--require=./dist/apps/api/source-maps.cjs',
].map((flag) => flag.replace('=./', `=${workspace}/`));

/**
 * What glibc is told beside them: its own default, in bytes, which it raises by itself unless it is set. Then it keeps
 * what compressing and drawing have freed: 70 of 285 MB at rest.
 */
export const NODE_ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: '131072' };
