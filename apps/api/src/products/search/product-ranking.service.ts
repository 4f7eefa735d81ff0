import { scoreRange, scoreTerms, computeWeight, type ProfileFeature } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Pause } from '../../platform/event-loop/pause';
import type { Products } from '../index/products.store';
import { computeStrideThrough } from '../index/stride';

/** The order of all garments for one profile. A garment is numbered through all shops. */
export interface ProductRanking {
  /** The same for all users whom the same features make alike. */
  readonly key: string;
  /** Another one for each ranking of this process. */
  readonly id: number;
  /** Garments, best first; those of equal score from all parts of all shops in turns. */
  readonly order: Uint32Array;
  /** Where each garment stands in the order. */
  readonly positions: Uint32Array;
  /** By garment, in 128ths of a point. */
  readonly scores: Int32Array;
  /** The first garment of each shop. */
  readonly starts: readonly number[];
}

/** Of all rankings that are kept; the ones used longest ago go first. */
const MAX_BYTES = 32 * 1024 * 1024;
const GARMENTS_AT_ONCE = 10_000;

/** Ranks the distinct garments of all products, once per profile, with the scorer of the catalog. */
@Injectable()
export class ProductRankingService {
  private readonly rankings = new LRUCache<string, ProductRanking>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ order }) => order.byteLength * 3 + 1_000,
  });
  /** Those under way: many who ask at once wait for one. */
  private readonly pending = new Map<string, Promise<ProductRanking>>();

  async findFor(products: Products, features: readonly ProfileFeature[]): Promise<ProductRanking> {
    const key = `${products.key} ${features.map((feature) => `${feature.key}=${computeWeight(feature)}`).join()}`;
    const known = this.rankings.get(key);
    if (known) return known;
    const pending =
      this.pending.get(key) ?? rankProducts(key, products, features).finally(() => this.pending.delete(key));
    this.pending.set(key, pending);
    const ranking = await pending;
    this.rankings.set(key, ranking);
    return ranking;
  }
}

let ranked = 0;

async function rankProducts(
  key: string,
  { shops }: Products,
  features: readonly ProfileFeature[],
): Promise<ProductRanking> {
  const pause = new Pause();
  const starts: number[] = [];
  let count = 0;
  for (const { garments } of shops) {
    starts.push(count);
    count += garments.count;
  }
  const scores = new Int32Array(count);
  for (const [index, { garments }] of shops.entries()) {
    const terms = scoreTerms(garments.compiled, features);
    const own = scores.subarray(starts[index], starts[index]! + garments.count);
    for (let from = 0; from < garments.count; from += GARMENTS_AT_ONCE) {
      const to = Math.min(garments.count, from + GARMENTS_AT_ONCE);
      scoreRange(garments.compiled, terms, [from, to], own);
      if (pause.isDue()) await pause.take();
    }
  }
  const order = await findDescending(scores, pause);
  const positions = new Uint32Array(count);
  for (let position = 0; position < count; position++) positions[order[position]!] = position;
  return { key, id: ++ranked, order, positions, scores, starts };
}

/** The indices of scores, highest first, in one pass over the scores and one over their range. */
async function findDescending(scores: Int32Array, pause: Pause): Promise<Uint32Array> {
  let [least, most] = [0, 0];
  for (const score of scores) {
    if (score < least) least = score;
    if (score > most) most = score;
  }
  const starts = new Uint32Array(most - least + 2);
  for (const score of scores) starts[most - score + 1]!++;
  for (let bucket = 1; bucket < starts.length; bucket++) starts[bucket]! += starts[bucket - 1]!;
  if (pause.isDue()) await pause.take();
  const order = new Uint32Array(scores.length);
  const stride = computeStrideThrough(scores.length);
  for (let step = 0, index = 0; step < scores.length; step++, index = (index + stride) % scores.length)
    order[starts[most - scores[index]!]!++] = index;
  if (pause.isDue()) await pause.take();
  return order;
}
