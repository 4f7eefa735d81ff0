import type { BadRow } from './feed-product';

/** As many bad rows are named; all are counted. */
const MAX_NAMED = 20;
/** As many of the words that were not understood are listed. */
const MAX_UNREAD = 10;
/** As many different ones are counted: the frequent ones are among the first. */
const MAX_COUNTED = 50_000;

/** What a feed holds, compared with what is in force. */
export interface ImportReport {
  shop: string;
  /** Products of the shop before. */
  inForce: number;
  /** Whether these are fewer than half of that: such a feed comes into force only when somebody says that it is meant. */
  shrinks: boolean;
  /** Products and rows that are none. */
  read: number;
  /** Products that are shown. */
  products: number;
  added: number;
  changed: number;
  unchanged: number;
  /** In force and not in the feed any more, or sold out. */
  gone: number;
  soldOut: number;
  /** When a sale begins or ends that the feed names, in ISO 8601: prices are others from then on. Null for none. */
  pricesUntil: string | null;
  /** For men or children. */
  forOthers: number;
  /** No clothes of the catalog's: underwear, homeware. */
  notClothing: number;
  duplicates: number;
  badRows: number;
  /** The first of them. */
  bad: BadRow[];
  /** Words about garments that were not understood, the most frequent first. */
  unread: { words: string; count: number }[];
}

/** Counts what becomes of a feed's rows. */
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

  bad(row: BadRow): void {
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
      .sort((one, other) => other.count - one.count || (one.words < other.words ? -1 : 1))
      .slice(0, MAX_UNREAD);
    return this.report;
  }
}
