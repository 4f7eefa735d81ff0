import type { Part } from './soak-stage';

/** What came of one request. */
interface Entry {
  kind: string;
  status: number;
  ms: number;
  /** When it was begun, in milliseconds since the epoch. */
  at: number;
}

/** While something was down, and for a while after it is back, errors are what was promised. */
interface Outage {
  part: Part;
  from: number;
  until: number;
}

/** How long connections, limits and retries may take to find what is back, in milliseconds. */
const GRACE_MS = 12_000;

/** All requests and outages of a run. */
export class Record {
  readonly entries: Entry[] = [];
  readonly outages: Outage[] = [];

  add(kind: string, status: number, ms: number): void {
    this.entries.push({ kind, status, ms, at: Date.now() - ms });
  }

  begin(part: Part): Outage {
    const outage = { part, from: Date.now(), until: Infinity };
    this.outages.push(outage);
    return outage;
  }

  end(outage: Outage): void {
    outage.until = Date.now();
  }

  /** Answers that were none, or no success. */
  get errors(): Entry[] {
    return this.entries.filter(({ status }) => status < 200 || status >= 400);
  }

  /** Errors of requests that nothing was down for from their beginning to their end. */
  get unexplained(): Entry[] {
    return this.errors.filter(
      ({ at, ms }) => !this.outages.some(({ from, until }) => at + ms >= from && at <= until + GRACE_MS),
    );
  }

  /** A table of what was asked: how often, how long it took, what failed. */
  table(): string {
    const kinds = [...new Set(this.entries.map(({ kind }) => kind))].sort();
    const rows = kinds.map((kind) => {
      const entries = this.entries.filter((entry) => entry.kind === kind);
      const times = entries.map(({ ms }) => ms).sort((a, b) => a - b);
      const computeQuantile = (part: number) =>
        times[Math.min(times.length - 1, Math.floor(times.length * part))]!;
      const failed = entries.filter(({ status }) => status < 200 || status >= 400).length;
      const late = this.unexplained.filter((entry) => entry.kind === kind).length;
      return `| ${kind} | ${entries.length} | ${computeQuantile(0.5)} | ${computeQuantile(0.99)} | ${failed} | ${late} |`;
    });
    return [
      '| request | how many | p50 ms | p99 ms | refused while something was down | otherwise |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
    ].join('\n');
  }
}
