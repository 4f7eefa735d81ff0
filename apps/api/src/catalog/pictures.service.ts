import type { CatalogFeature, CatalogItem } from '@figura/catalog';
import { drawGuide, drawItem, type GuideFeature } from '@figura/drawing';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Precompressed } from '../platform/http/responses/precompressed';
import { CatalogStore, type LoadedCatalog } from './catalog.store';

interface Picture {
  svg: Precompressed;
  /** Relative to the API's base path; its content hash allows permanent caching. */
  url: string;
}

/** Includes items of every version served since startup; far above the size of one catalog. */
const MAX_ENTRIES = 4_000;

@Injectable()
export class PicturesService {
  private bySource = new WeakMap<CatalogItem | CatalogFeature, Picture>();
  private readonly pictures = new Map<string, Picture>();
  private readonly byUrl = new Map<string, Precompressed>();
  /** Overridden in tests, which share drawings between suites. */
  private readonly drawItem = drawItem;

  constructor(private readonly store: CatalogStore) {}

  /** Pictures contain no text; the page describes them in the reader's language. */
  getItemUrl(item: CatalogItem): string {
    return this.getItemPicture(item).url;
  }

  getGuideUrl(feature: CatalogFeature): string {
    return this.getGuidePicture(feature).url;
  }

  /** Draws pictures one at a time, before any request needs them. */
  drawInBackground(): void {
    this.store.onLoaded((loaded) => void this.drawAll(loaded));
  }

  private async drawAll({ features, items }: LoadedCatalog): Promise<void> {
    // Compression runs off the main thread, so waiting requests go first.
    for (const feature of features.values()) await this.getGuidePicture(feature).svg.compress();
    for (const item of items.values()) await this.getItemPicture(item).svg.compress();
  }

  private getItemPicture(item: CatalogItem): Picture {
    return this.createPicture(`items/${item.id}`, item, () => this.drawItem(item));
  }

  private getGuidePicture(feature: CatalogFeature): Picture {
    const { bodyPart, attribute } = feature;
    return this.createPicture(`guides/${bodyPart}-${attribute}`, feature, () =>
      drawGuide({ bodyPart, attribute } as GuideFeature),
    );
  }

  find(kind: string, name: string, hash: string): Precompressed | null {
    const url = `/pictures/${kind}/${name}.${hash}.svg`;
    const known = this.byUrl.get(url);
    if (known !== undefined) return known;
    // Another process may have issued the URL.
    const { items, features } = this.store.getCurrent();
    const item = kind === 'items' ? items.get(name) : undefined;
    if (item) this.getItemUrl(item);
    const feature = kind === 'guides' ? features.get(name.replace('-', ':')) : undefined;
    if (feature) this.getGuideUrl(feature);
    return this.byUrl.get(url) ?? null;
  }

  private createPicture(name: string, source: CatalogItem | CatalogFeature, draw: () => string): Picture {
    let picture = this.bySource.get(source);
    if (!picture) this.bySource.set(source, (picture = this.getPicture(name, JSON.stringify(source), draw)));
    return picture;
  }

  private getPicture(name: string, content: string, draw: () => string): Picture {
    const key = `${name} ${content}`;
    const known = this.pictures.get(key);
    if (known) return known;
    const svg = draw();
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16);
    const picture = { svg: new Precompressed(Buffer.from(svg)), url: `/pictures/${name}.${hash}.svg` };
    if (this.pictures.size >= MAX_ENTRIES) {
      this.bySource = new WeakMap();
      this.pictures.clear();
      this.byUrl.clear();
    }
    this.pictures.set(key, picture);
    this.byUrl.set(picture.url, picture.svg);
    return picture;
  }
}
