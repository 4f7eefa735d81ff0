import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { TEXT_PRODUCTS } from '../stored/product-parts.schema';
import { ProductsRepository } from '../stored/products.repository';
import type { ProductText } from '../stored/segment';

/** About 20 KB per block. */
const MAX_BLOCKS = 400;

@Injectable()
export class ProductTexts {
  private readonly blocks = new LRUCache<string, Promise<readonly ProductText[] | null>>({ max: MAX_BLOCKS });

  constructor(private readonly repository: ProductsRepository) {}

  /** Null when the version is no longer active. */
  async findText(version: string, row: number): Promise<ProductText | null> {
    const number = Math.floor(row / TEXT_PRODUCTS);
    const key = `${version}:${number}`;
    let block = this.blocks.get(key);
    if (!block) {
      block = this.repository.listTexts(version, number);
      this.blocks.set(key, block);
      block.catch(() => this.blocks.delete(key));
    }
    return (await block)?.[row % TEXT_PRODUCTS] ?? null;
  }
}
