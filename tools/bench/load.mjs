import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';

/**
 * Runs one load, described in JSON on the command line, and prints what came of it as JSON. A second argument names a
 * file with requests that are sent in turn.
 */
const [load, file] = process.argv.slice(2);
const requests = file && { requests: JSON.parse(readFileSync(file, 'utf8')) };
const result = await autocannon({ ...JSON.parse(load), ...requests, connections: 32 });
process.stdout.write(
  `${JSON.stringify({
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    failed: result.non2xx + result.errors + result.timeouts,
    p50: result.latency.p50,
    p99: result.latency.p99,
  })}\n`,
);
