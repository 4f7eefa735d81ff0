import type { FashionItem, Product } from '@figura/contracts';
import { WishIt } from './wish-it';

interface WishForItemProps {
  item: Pick<FashionItem, '_id' | 'category'>;
  name: string;
}

export function WishForItem({ item: { _id, category }, name }: WishForItemProps) {
  return category === 'Styling' ? null : <WishIt source={{ itemId: _id }} name={name} />;
}

export function WishForProduct({ product: { id, title } }: { product: Pick<Product, 'id' | 'title'> }) {
  return <WishIt source={{ productId: id }} name={title} compact />;
}
