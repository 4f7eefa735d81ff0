import { toGarmentFromGoogle, type FeedRow } from '@figura/garments';
import {
  toBrand,
  clipText,
  buildHttpsUrl,
  buildImageUrl,
  isBelow,
  MAX_ID,
  requirePrice,
  requireText,
  requireTitle,
  RowProblem,
  type BadRow,
  type FeedProduct,
  type ShopDefaults,
} from './feed-product';
import { getModelTitle, getSizeInTitle, removeSize, type Model } from './google-models';
import { findPrice } from './price';
import { parseSalePeriod } from './sale-period';
import { isInStock } from './stock';
import { listSizes } from './sizes';

/** Characters of a description that distinguish models with the same title. */
const MAX_TOLD = 200;

interface Variant {
  readonly product: FeedProduct;
  readonly key: string;
}

/** One product per color with all its sizes, plus bad rows. `now` decides whether a sale is active. */
export function fromModel(model: Model, defaults: ShopDefaults, now: Date): (FeedProduct | BadRow)[] {
  const bad: BadRow[] = [];
  const products: FeedProduct[][] = [];
  const bySize = new Map<string, FeedProduct[]>();
  for (const { row, place, problem } of model) {
    try {
      if (problem) throw new RowProblem(problem);
      const { product, key } = toVariant(row, defaults, now);
      const known = product.sizes.length > 0 ? bySize.get(key) : undefined;
      // A repeated size means a different product with the same name.
      if (known && !known.some(({ sizes }) => sizes.some((size) => product.sizes.includes(size)))) {
        known.push(product);
        continue;
      }
      const sizes = [product];
      products.push(sizes);
      bySize.set(key, sizes);
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      bad.push({ place, problem: error.message });
    }
  }
  return [...products.map(mergeSizes), ...bad];
}

function toVariant(row: FeedRow, defaults: ShopDefaults, now: Date): Variant {
  const product = fromGoogle(row, defaults, now);
  if (product.sizes.length === 0) return { product, key: '' };
  const title = getModelTitle(row);
  const words = [title, row['color'], row['pattern'], row['material']].map((text) =>
    text?.trim().toLowerCase(),
  );
  // Without a group id, models match only if their texts are equal.
  const told = product.text.description?.slice(0, MAX_TOLD) ?? '';
  const group = product.group || [product.brand, title, told].join('\n');
  return {
    product: { ...product, group },
    key: [group, ...words, product.cuts, product.notClothing].join('\n'),
  };
}

/** The id is the first row's, so that it is stable; all else comes from a row in stock. */
function mergeSizes(variants: readonly FeedProduct[]): FeedProduct {
  const [first, ...others] = variants;
  if (others.length === 0) return first!;
  const inStock = variants.filter((variant) => variant.inStock);
  const shown = inStock[0] ?? first!;
  return {
    ...shown,
    id: first!.id,
    title: removeSize(shown.title, shown.sizes),
    image: shown.image || (variants.find(({ image }) => image)?.image ?? ''),
    sizes: [...new Set(inStock.flatMap(({ sizes }) => sizes))],
  };
}

function fromGoogle(row: FeedRow, defaults: ShopDefaults, now: Date): FeedProduct {
  const { id, text, cuts, notClothing = false } = toGarmentFromGoogle(row);
  const price = requirePrice(row['price'], 'price', defaults.currency);
  const salePrice = row['sale_price'] ? findPrice(row['sale_price'], price.currency) : null;
  const isReduced = salePrice !== null && isBelow(salePrice, price);
  const { isOn, changesAt } = parseSalePeriod(row['sale_price_effective_date'] ?? '', now);
  return {
    id: requireText(id, 'id', MAX_ID),
    group: row['item_group_id']?.trim() ?? '',
    text: clipText(text, defaults),
    title: requireTitle(row['title'], 'title'),
    brand: toBrand(row['brand']),
    link: buildHttpsUrl(row['link'], 'link', defaults),
    image: buildImageUrl([row['image_link'], ...(row['additional_image_link'] ?? '').split(',')], defaults),
    price,
    ...(isReduced && isOn && { salePrice }),
    ...(isReduced && changesAt && { saleChangesAt: changesAt }),
    sizes: listSizes(row['size']?.trim() ? row['size'] : getSizeInTitle(row), row['size_system']),
    inStock: isInStock(row, now),
    cuts,
    notClothing,
  };
}
