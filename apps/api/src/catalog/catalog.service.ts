import type { Catalog } from '@figura/catalog';
import { Injectable } from '@nestjs/common';
import { CatalogMissingError } from './catalog.errors';
import { CatalogRepository } from './catalog.repository';

/** Reads the database; requests use the cached `CatalogStore`. */
@Injectable()
export class CatalogService {
  constructor(private readonly repository: CatalogRepository) {}

  async isSeeded(): Promise<boolean> {
    return (await this.repository.findCurrentVersion()) !== null;
  }

  find(): Promise<Catalog | null> {
    return this.repository.findCurrent();
  }

  async findCurrent(): Promise<Catalog> {
    const catalog = await this.find();
    if (!catalog) throw new CatalogMissingError();
    return catalog;
  }
}
