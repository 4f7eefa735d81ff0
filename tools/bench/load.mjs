import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';
import { CONNECTIONS } from './process.mjs';

/**
 * Runs a load given as JSON and prints JSON. Connections use the headers of `people`, if any; the second
 * argument is an optional file of requests.
 */
const [load, file] = process.argv.slice(2);
const { people, ...options } = JSON.parse(load);
const requests = file && { requests: JSON.parse(readFileSync(file, 'utf8')) };
let next = 0;
const setupClient = (client) => client.setHeaders(people[next++ % people.length]);
const result = await autocannon({
  connections: CONNECTIONS,
  ...options,
  ...requests,
  ...(people && { setupClient }),
});
process.stdout.write(
  `${JSON.stringify({
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    failed: result.non2xx + result.errors + result.timeouts,
    p50: result.latency.p50,
    p99: result.latency.p99,
  })}\n`,
);
