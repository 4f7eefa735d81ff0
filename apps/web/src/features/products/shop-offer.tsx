import { PHOTO_WIDTHS, type ProductOffer } from '@figura/contracts';
import { buildPhotoUrl } from './photo-url';
import { ProductLink } from './product-link';
import { ProductPrice } from './product-price';
import styles from './shop-offer.module.css';
import { usePhoto } from './use-photo';

interface ShopOfferProps {
  id: string;
  title: string;
  offer: ProductOffer;
}

export function ShopOffer({ id, title, offer }: ShopOfferProps) {
  const { brand, shop, imageUrl } = offer;
  const photo = usePhoto();
  return (
    <div className={styles['offer']}>
      {imageUrl !== null && photo.isWanted ? (
        <img
          key={photo.attempt}
          className={photo.isShown ? styles['photo'] : styles['coming']}
          src={buildPhotoUrl(imageUrl, PHOTO_WIDTHS[0])}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={photo.onLoad}
          onError={photo.onError}
        />
      ) : null}
      <div>
        {brand && brand !== shop ? <p className={styles['brand']}>{brand}</p> : null}
        <ProductPrice {...offer} />
        <ProductLink product={{ ...offer, id, title }} />
      </div>
    </div>
  );
}
