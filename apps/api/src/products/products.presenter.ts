import { PRODUCT_REASONS, type Category } from '@figura/contracts';
import { explainByPart, type ProfileFeature } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Pause } from './event-loop/pause';
import { EffectsPresenter } from '../recommendations/effects.presenter';
import type { Garment } from '../catalog/catalog.dto';
import type { Products } from './index/products.store';
import type { ShopProducts } from './index/shop-products';
import { buildProductId } from './product-id';
import { PhotoAddress } from './photos/photo-address.service';
import type { FoundProduct } from './search/product-page';
import type { ProductRanking } from './search/product-ranking.service';
import { createOutboundLink } from './search/outbound-link';
import { compareBySize } from './search/size-order';
import { ProductTexts } from './search/product-texts';
import type { ProductText } from './stored/segment';
import type { Product, ProductOffer } from './products.dto';

export interface NamedGarment {
  garment: Garment;
  name: string;
}

export interface SizedProduct {
  readonly garment: Garment;
  readonly title: string;
  readonly brand: string;
  readonly shop: string;
  readonly sizes: readonly string[];
}

export interface OfferedGarment extends NamedGarment {
  offer: ProductOffer;
}

function readGarment(products: ShopProducts, row: number): Garment {
  const { category, type, attributes } = products.garments.at(products.garmentByRow[row]!);
  return {
    category,
    type,
    attributes: attributes as Record<string, string[]>,
    colors: [...products.colors[products.colorsOf.get(row)]!],
  };
}

function listVariantSizes({ nextVariant, sizeSetByRow, sizes }: ShopProducts, row: number): string[] {
  const sets = new Set([sizeSetByRow.get(row)]);
  for (let other = nextVariant[row]!; other !== row; other = nextVariant[other]!)
    sets.add(sizeSetByRow.get(other));
  return [...new Set([...sets].flatMap((set) => sizes.get(set)))].sort(compareBySize);
}

type Explained = Pick<Product, 'reasons' | 'cautions'>;

/** Explanations take most of a page's time; an entry is about 2 KB. */
const MAX_ENTRIES = 2_000;

@Injectable()
export class ProductsPresenter {
  private readonly kept = new LRUCache<string, Explained>({ max: MAX_ENTRIES });

  constructor(
    private readonly texts: ProductTexts,
    private readonly effects: EffectsPresenter,
    private readonly photos: PhotoAddress,
  ) {}

  async presentPage(
    products: Products,
    ranking: ProductRanking,
    found: readonly FoundProduct[],
    features: readonly ProfileFeature[],
  ): Promise<Product[]> {
    const texts = await Promise.all(
      found.map(({ shop, row }) => this.texts.findText(products.shops[shop]!.shop.version, row)),
    );
    const pause = new Pause();
    const page: Product[] = [];
    for (const [at, { shop: index, row, score }] of found.entries()) {
      const text = texts[at];
      if (!text) continue;
      await pause.takeTurn();
      const shop = products.shops[index]!;
      const garment = readGarment(shop, row);
      page.push({
        id: buildProductId(shop.ids[row]!),
        garment,
        title: text[0],
        language: text[3],
        ...this.offer(shop, row, text),
        sizes: listVariantSizes(shop, row),
        score,
        ...this.explain(products, ranking, index, [shop.garmentByRow[row]!, garment.category], features),
      });
    }
    return page;
  }

  private explain(
    { shops, loaded }: Products,
    ranking: ProductRanking,
    shop: number,
    [garment, category]: readonly [index: number, category: Category],
    features: readonly ProfileFeature[],
  ): Explained {
    const key = `${ranking.id}.${shop}.${garment}`;
    const known = this.kept.get(key);
    if (known) return known;
    const { compiled } = shops[shop]!.garments;
    const { reasons, cautions } = explainByPart(compiled, features, garment, loaded!.nameOf);
    const explained = {
      reasons: reasons
        .slice(0, PRODUCT_REASONS)
        .map((reason) => this.effects.presentEffect(reason, category)),
      cautions: cautions
        .slice(0, PRODUCT_REASONS)
        .map((caution) => this.effects.presentEffect(caution, category)),
    };
    this.kept.set(key, explained);
    return explained;
  }

  /** Null when its version is no longer active. */
  async findGarment(products: ShopProducts, row: number): Promise<NamedGarment | null> {
    const text = await this.texts.findText(products.shop.version, row);
    return text && { garment: readGarment(products, row), name: text[0] };
  }

  async findOffered(products: ShopProducts, row: number): Promise<OfferedGarment | null> {
    const text = await this.texts.findText(products.shop.version, row);
    return (
      text && {
        garment: readGarment(products, row),
        name: text[0],
        offer: this.offer(products, row, text),
      }
    );
  }

  async findSized(products: ShopProducts, row: number): Promise<SizedProduct | null> {
    const found = await this.findOffered(products, row);
    if (!found) return null;
    const { garment, name: title, offer } = found;
    return {
      garment,
      title,
      brand: offer.brand,
      shop: offer.shop,
      sizes: listVariantSizes(products, row),
    };
  }

  private offer(products: ShopProducts, row: number, [, link, image]: ProductText): ProductOffer {
    const { shop } = products;
    const currency = products.currencies[products.currencyByRow.get(row)]!;
    const saleCents = products.salePrices[row]!;
    return {
      brand: products.brands[products.brandByRow.get(row)]!,
      shop: shop.name,
      price: { amount: products.prices[row]! / 100, currency },
      ...(saleCents > 0 && { salePrice: { amount: saleCents / 100, currency } }),
      ...createOutboundLink(link, shop.affiliate),
      imageUrl: this.photos.findUrl(buildProductId(products.ids[row]!), image),
    };
  }
}
