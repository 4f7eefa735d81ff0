import { Counter } from 'prom-client';

const reads = new Counter({
  name: 'figura_cache_reads_total',
  help: 'Reads from a cache in memory, by whether it had what was asked for',
  labelNames: ['cache', 'outcome'],
});

export function countCacheRead(cache: string, hit: boolean): void {
  reads.inc({ cache, outcome: hit ? 'hit' : 'miss' });
}
