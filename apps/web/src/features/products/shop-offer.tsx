import type { ProductOffer } from '@figura/contracts';
import { ProductLink } from './product-link';
import { ProductPrice } from './product-price';
import styles from './shop-offer.module.css';
import { ShopPhoto } from './shop-photo';

interface ShopOfferProps {
  id: string;
  title: string;
  offer: ProductOffer;
}

export function ShopOffer({ id, title, offer }: ShopOfferProps) {
  const { brand, shop, imageUrl } = offer;
  return (
    <div className={styles['offer']}>
      <ShopPhoto url={imageUrl} />
      <div>
        {brand && brand !== shop ? <p className={styles['brand']}>{brand}</p> : null}
        <ProductPrice {...offer} />
        <ProductLink product={{ ...offer, id, title }} />
      </div>
    </div>
  );
}
