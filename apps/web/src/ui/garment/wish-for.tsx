import type { FashionItem, Product } from '@figura/contracts';
import { WishIt } from './wish-it';

interface WishForItemProps {
  item: Pick<FashionItem, '_id' | 'category'>;
  name: string;
}

/** The wish for an item of the catalog; none for what is done rather than bought. */
export function WishForItem({ item: { _id, category }, name }: WishForItemProps) {
  return category === 'Styling' ? null : <WishIt source={{ itemId: _id }} name={name} />;
}

/** The wish for what a shop sells. */
export function WishForProduct({ product: { id, title } }: { product: Pick<Product, 'id' | 'title'> }) {
  return <WishIt source={{ productId: id }} name={title} compact />;
}
