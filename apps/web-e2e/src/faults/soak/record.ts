import type { Part } from './soak-stack';

interface Entry {
  kind: string;
  status: number;
  ms: number;
  /** Milliseconds since the epoch. */
  at: number;
}

interface Outage {
  part: Part;
  from: number;
  until: number;
}

/** Recovery time of connections, limits and retries, in milliseconds. */
const GRACE_MS = 12_000;

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

  get errors(): Entry[] {
    return this.entries.filter(({ status }) => status < 200 || status >= 400);
  }

  get unexplained(): Entry[] {
    return this.errors.filter(
      ({ at, ms }) => !this.outages.some(({ from, until }) => at + ms >= from && at <= until + GRACE_MS),
    );
  }

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
