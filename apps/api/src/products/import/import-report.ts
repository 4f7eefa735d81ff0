import type { BadRow } from './feed-product';

const MAX_NAMED = 20;
const MAX_UNREAD = 10;
/** Limits the distinct words counted; frequent ones appear early. */
const MAX_COUNTED = 50_000;

export interface ImportReport {
  shop: string;
  inForce: number;
  shrinks: boolean;
  /** Products and bad rows. */
  read: number;
  products: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Removed from the feed, or sold out. */
  gone: number;
  soldOut: number;
  /** ISO 8601 time when a sale starts or ends and prices change; null if none. */
  pricesUntil: string | null;
  forOthers: number;
  notClothing: number;
  duplicates: number;
  badRows: number;
  bad: BadRow[];
  /** The most frequent first. */
  unread: { words: string; count: number }[];
}

export class ImportCounts {
  readonly report: ImportReport;
  private readonly unread = new Map<string, number>();

  constructor(shop: string) {
    this.report = {
      shop,
      ...{ inForce: 0, shrinks: false },
      ...{ read: 0, products: 0, added: 0, changed: 0, unchanged: 0, gone: 0 },
      ...{ soldOut: 0, forOthers: 0, notClothing: 0, duplicates: 0, badRows: 0 },
      pricesUntil: null,
      bad: [],
      unread: [],
    };
  }

  addBadRow(row: BadRow): void {
    this.report.badRows += 1;
    if (this.report.bad.length < MAX_NAMED) this.report.bad.push(row);
  }

  changeOfPrices(at: Date): void {
    const text = at.toISOString();
    const { pricesUntil } = this.report;
    if (pricesUntil === null || text < pricesUntil) this.report.pricesUntil = text;
  }

  countUnread(unread: readonly string[]): void {
    for (const words of unread) {
      const count = this.unread.get(words);
      if (count !== undefined || this.unread.size < MAX_COUNTED) this.unread.set(words, (count ?? 0) + 1);
    }
  }

  finish(): ImportReport {
    this.report.unread = [...this.unread]
      .map(([words, count]) => ({ words, count }))
      .sort((a, b) => b.count - a.count || (a.words < b.words ? -1 : 1))
      .slice(0, MAX_UNREAD);
    return this.report;
  }
}
