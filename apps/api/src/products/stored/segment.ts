import type { GarmentColor, ReadLanguage } from '@figura/garments';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

export type StoredType = readonly [category: string, type: string];
export type StoredValue = readonly [attribute: string, value: string];
export type StoredGarment = readonly [type: number, ...values: number[]];
export type NamedGarment = readonly [...StoredType, attributes: Readonly<Record<string, readonly string[]>>];

/** One entry per product. Dictionaries span all segments of a version; each segment adds its new entries. */
export interface Segment {
  readonly ids: number[];
  /** Changes whenever the product's feed data changes. */
  readonly hashes: number[];
  readonly groups: number[];
  readonly garments: number[];
  readonly colors: number[];
  readonly brands: number[];
  readonly currencies: number[];
  /** Hundredths. */
  readonly prices: number[];
  /** Hundredths; 0 for none. */
  readonly salePrices: number[];
  readonly sizes: number[];
  /** A bit for each of `CUTS`. */
  readonly cuts: number[];
  readonly newGarments: StoredGarment[];
  readonly newTypes: StoredType[];
  readonly newValues: StoredValue[];
  readonly newColors: (readonly GarmentColor[])[];
  readonly newBrands: string[];
  readonly newCurrencies: string[];
  readonly newSizes: string[];
  /** For each set from 1 on; 0 is the empty set. */
  readonly newSizeSets: number[][];
}

export function createSegment(): Segment {
  return {
    ...{ ids: [], hashes: [], groups: [], garments: [], colors: [], brands: [], currencies: [] },
    ...{ prices: [], salePrices: [], sizes: [], cuts: [] },
    ...{ newGarments: [], newTypes: [], newValues: [], newColors: [], newBrands: [], newCurrencies: [] },
    ...{ newSizes: [], newSizeSets: [] },
  };
}

/** Link and image are empty if missing. */
export type ProductText = readonly [title: string, link: string, image: string, language: ReadLanguage];

/** Fits nearly every part in one step; each further step waits for the event loop. */
const UNPACKED = 256 * 1024;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export async function packSegments(part: Segment | readonly ProductText[]): Promise<Buffer> {
  return pack(JSON.stringify(part), { level: 6 });
}

export async function unpackStream<T extends Segment | readonly ProductText[]>(data: Buffer): Promise<T> {
  return JSON.parse((await unpack(data, { chunkSize: UNPACKED })).toString('utf8')) as T;
}
