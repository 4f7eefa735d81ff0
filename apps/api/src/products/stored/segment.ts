import type { GarmentColor } from '@figura/garments';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

export type StoredType = readonly [category: string, type: string];
export type StoredValue = readonly [attribute: string, value: string];
/** A garment without its colors, which variants of it differ in: the numbers of its type and of its values. */
export type StoredGarment = readonly [type: number, ...values: number[]];
/** The same in segments of the first two formats. */
export type NamedGarment = readonly [...StoredType, attributes: Readonly<Record<string, readonly string[]>>];

/**
 * Products by columns, one entry for each. Garments, colors, brands and currencies are numbers in dictionaries that go
 * through all segments of a version; a segment brings the entries that are new with it.
 */
export interface Segment {
  /** See `productIdOf`, as a number. */
  readonly ids: number[];
  /** Of all that the feed says of the product: another one where that has changed. */
  readonly hashes: number[];
  /** The same for the variants of one product. */
  readonly groups: number[];
  readonly garments: number[];
  readonly colors: number[];
  readonly brands: number[];
  readonly currencies: number[];
  /** Hundredths. */
  readonly prices: number[];
  /** Hundredths; 0 for none. */
  readonly salePrices: number[];
  /** Sets of sizes; not there in segments of the first format. */
  readonly sizes?: number[];
  readonly newGarments: (StoredGarment | NamedGarment)[];
  /** Not there in segments of the first two formats. */
  readonly newTypes?: StoredType[];
  readonly newValues?: StoredValue[];
  readonly newColors: (readonly GarmentColor[])[];
  readonly newBrands: string[];
  readonly newCurrencies: string[];
  readonly newSizes?: string[];
  /** Numbers of sizes, for each set from 1 on: 0 is the empty one. */
  readonly newSizeSets?: number[][];
}

/** A segment as it is written now. */
export type NewSegment = Required<Segment>;

export function emptySegment(): NewSegment {
  return {
    ...{ ids: [], hashes: [], groups: [], garments: [], colors: [], brands: [], currencies: [] },
    ...{ prices: [], salePrices: [], sizes: [] },
    ...{ newGarments: [], newTypes: [], newValues: [], newColors: [], newBrands: [], newCurrencies: [] },
    ...{ newSizes: [], newSizeSets: [] },
  };
}

/** What is shown of a product beside its columns; link and image are empty where there is none. */
export type ProductText = readonly [title: string, link: string, image: string];

/** Bytes that are unpacked at a time: nearly every part in one go, while each go more waits for a turn of the event loop. */
const UNPACKED = 256 * 1024;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export async function packSegments(part: Segment | readonly ProductText[]): Promise<Buffer> {
  return pack(JSON.stringify(part), { level: 6 });
}

export async function unpackStream<T extends Segment | readonly ProductText[]>(data: Buffer): Promise<T> {
  return JSON.parse((await unpack(data, { chunkSize: UNPACKED })).toString('utf8')) as T;
}
