import { scoreRange, scoreTerms, computeWeight, type ProfileFeature } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Pause } from '../event-loop/pause';
import type { Products } from '../index/products.store';
import { computeStride } from '../index/stride';

export interface ProductRanking {
  /** Shared by all users with the same features. */
  readonly key: string;
  readonly id: number;
  /** Best first; equal scores alternate between shops and between parts of each shop. */
  readonly order: Uint32Array;
  readonly positions: Uint32Array;
  /** By garment, in 128ths of a point. */
  readonly scores: Int32Array;
  readonly starts: readonly number[];
}

const MAX_BYTES = 32 * 1024 * 1024;
const GARMENTS_AT_ONCE = 10_000;

@Injectable()
export class ProductRankingService {
  private readonly rankings = new LRUCache<string, ProductRanking>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ order }) => order.byteLength * 3 + 1_000,
  });
  private readonly pending = new Map<string, Promise<ProductRanking>>();

  async getRanking(products: Products, features: readonly ProfileFeature[]): Promise<ProductRanking> {
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
  const order = await sortDescending(scores, pause);
  const positions = new Uint32Array(count);
  for (let position = 0; position < count; position++) positions[order[position]!] = position;
  return { key, id: ++ranked, order, positions, scores, starts };
}

async function sortDescending(scores: Int32Array, pause: Pause): Promise<Uint32Array> {
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
  const stride = computeStride(scores.length);
  for (let step = 0, index = 0; step < scores.length; step++, index = (index + stride) % scores.length)
    order[starts[most - scores[index]!]!++] = index;
  if (pause.isDue()) await pause.take();
  return order;
}
