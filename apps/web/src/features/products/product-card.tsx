import type { Product } from '@figura/contracts';
import type { Wearer } from '../../lib/session/use-wearer';
import type { Crop } from '../../ui/dressed/crop';
import { cropToGarment } from '../../ui/dressed/garment-crops';
import { Flat } from '../../ui/dressed/flat';
import { OnYou } from '../../ui/garment/on-you';
import { WishForProduct } from '../../ui/garment/wish-for';
import { ReasonNote } from '../../ui/reason-note';
import { WholeWords } from '../../ui/whole-words';
import { card as t } from './messages.en';
import styles from './product-card.module.css';
import { formatProductTitle } from './product-title';
import { ProductDetails } from './product-details';
import { ProductLink } from './product-link';
import { ProductPrice } from './product-price';

interface ProductCardProps {
  product: Product;
  wearer: Wearer;
  heading: 'h2' | 'h3';
  reason: string;
  isInSize: boolean;
  crop: Crop | undefined;
}

export function ProductCard(props: ProductCardProps) {
  const { product, wearer, heading: Heading, reason, isInSize, crop } = props;
  const { garment, brand, shop } = product;
  const isMeasured = Object.keys(wearer.measurements).length > 0;
  return (
    <article className={styles['card']}>
      <div className={styles['plate']}>
        {isMeasured ? (
          <OnYou
            garment={garment}
            wearer={wearer}
            crop={crop ?? cropToGarment(garment.category)}
            className={styles['picture']}
          />
        ) : (
          <Flat garment={garment} className={styles['picture']} />
        )}
      </div>
      <Heading className={styles['title']}>
        <ProductDetails product={product} className={styles['open']}>
          <span className={styles['name']}>
            <WholeWords>{formatProductTitle(product)}</WholeWords>
          </span>
        </ProductDetails>
      </Heading>
      <ProductPrice {...product} />
      <p>
        <ReasonNote>{reason}</ReasonNote>
      </p>
      {isInSize ? null : <p className={styles['others']}>{t('notYourSize')}</p>}
      <div className={styles['visit']}>
        <ProductLink product={product} brand={brand || shop} />
      </div>
      <div className={styles['wish']} data-on-plate="">
        <WishForProduct product={product} />
      </div>
    </article>
  );
}
