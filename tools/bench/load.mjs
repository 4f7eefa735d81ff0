import autocannon from 'autocannon';

/** Runs one load, described in JSON on the command line, and prints what came of it as JSON. */
const result = await autocannon({ ...JSON.parse(process.argv[2]), connections: 32 });
process.stdout.write(
  `${JSON.stringify({
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    failed: result.non2xx + result.errors + result.timeouts,
    p50: result.latency.p50,
    p99: result.latency.p99,
  })}\n`,
);
