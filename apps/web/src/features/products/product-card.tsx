import type { Product } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import type { Wearer } from '../../lib/session/use-wearer';
import { classNames } from '../../ui/class-names';
import type { Crop } from '../../ui/dressed/crop';
import { Flat } from '../../ui/dressed/flat';
import { OnYou } from '../../ui/garment/on-you';
import { WishForProduct } from '../../ui/garment/wish-for';
import { WholeWords } from '../../ui/whole-words';
import messages from './messages.en';
import styles from './product-card.module.css';
import { formatProductTitle } from './product-title';
import { ProductDetails } from './product-details';
import { ProductLink } from './product-link';
import { ProductPrice } from './product-price';

const t = translator(messages.card);

const MAX_SIZES = 4;

interface ProductCardProps {
  product: Product;
  wearer: Wearer;
  heading: 'h2' | 'h3';
  reason: string | undefined;
  size: string | null | undefined;
  crop: Crop;
}

export function ProductCard(props: ProductCardProps) {
  const { product, wearer, heading: Heading, reason, size, crop } = props;
  const { garment, brand, shop } = product;
  const isMeasured = Object.keys(wearer.measurements).length > 0;
  return (
    <article className={styles['card']}>
      <div className={styles['plate']}>
        {isMeasured ? (
          <OnYou garment={garment} wearer={wearer} crop={crop} className={styles['picture']} />
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
      <div className={styles['facts']}>
        <ProductPrice {...product} />
        <p className={styles['from']}>{brand || shop}</p>
      </div>
      <SizeLine sizes={product.sizes} size={size} />
      {reason === undefined ? null : (
        <p className={styles['reason']}>
          <WholeWords>{reason}</WholeWords>
        </p>
      )}
      <div className={styles['visit']}>
        <ProductLink product={product} />
      </div>
      <div className={styles['wish']} data-on-plate="">
        <WishForProduct product={product} />
      </div>
    </article>
  );
}

function SizeLine({ sizes, size }: Pick<Product, 'sizes'> & Pick<ProductCardProps, 'size'>) {
  return (
    <p
      className={classNames(
        styles['size'],
        typeof size === 'string' && styles['yours'],
        size === null && styles['others'],
      )}
    >
      {typeof size === 'string'
        ? t('yourSize', { size })
        : size === null
          ? t('notYourSize')
          : formatSizesText(sizes)}
    </p>
  );
}

function formatSizesText(sizes: readonly string[]): string {
  if (sizes.length === 0) return t('noSizes');
  const shown = sizes.slice(0, MAX_SIZES).join(', ');
  return sizes.length > MAX_SIZES
    ? t('sizesAndMore', { sizes: shown, count: sizes.length - MAX_SIZES })
    : t('sizes', { sizes: shown });
}
