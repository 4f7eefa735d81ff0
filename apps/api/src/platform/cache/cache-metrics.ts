import { Counter } from 'prom-client';

const reads = new Counter({
  name: 'figura_cache_reads_total',
  help: 'Reads from in-memory caches by hit or miss',
  labelNames: ['cache', 'outcome'],
});

export function countCacheRead(cache: string, hit: boolean): void {
  reads.inc({ cache, outcome: hit ? 'hit' : 'miss' });
}
