import { garmentFromGoogle, type FeedRow } from '@figura/garments';
import {
  brandOf,
  clipped,
  httpsUrl,
  imageUrl,
  isBelow,
  MAX_ID,
  neededPrice,
  neededText,
  neededTitle,
  type FeedProduct,
  type ShopDefaults,
} from './feed-product';
import { priceOf } from './price';
import { salePeriodOf } from './sale-period';
import { sizesOf } from './sizes';

/** Google's words, and those of older feeds and of shop systems. */
const IN_STOCK =
  /^(?:in[_ ]?stock|preorder|backorder|available(?:[_ ]for[_ ]order)?|limited[_ ]availability|)$/i;

/**
 * A row of Google's product data.
 *
 * @param now decides whether a sale is on
 * @throws RowProblem for a row that is no product
 */
export function fromGoogle(row: FeedRow, defaults: ShopDefaults, now: Date): FeedProduct {
  const { id, text, forOthers } = garmentFromGoogle(row);
  const price = neededPrice(row['price'], 'price', defaults.currency);
  const salePrice = row['sale_price'] ? priceOf(row['sale_price'], price.currency) : null;
  const isReduced = salePrice !== null && isBelow(salePrice, price);
  const { isOn, changesAt } = salePeriodOf(row['sale_price_effective_date'] ?? '', now);
  return {
    id: neededText(id, 'id', MAX_ID),
    group: row['item_group_id']?.trim() ?? '',
    text: clipped(text),
    title: neededTitle(row['title'], 'title'),
    brand: brandOf(row['brand']),
    link: httpsUrl(row['link'], 'link', defaults),
    image: imageUrl([row['image_link'], ...(row['additional_image_link'] ?? '').split(',')], defaults),
    price,
    ...(isReduced && isOn && { salePrice }),
    ...(isReduced && changesAt && { saleChangesAt: changesAt }),
    sizes: sizesOf(row['size'] ?? '', row['size_system']),
    inStock: IN_STOCK.test(row['availability']?.trim() ?? ''),
    forOthers,
  };
}
