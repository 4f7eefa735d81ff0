import { findOwnSize, listSizeNames, type Product, type Sizes } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import type { Wearer } from '../../lib/session/use-wearer';
import { classNames } from '../../ui/class-names';
import { Flat } from '../../ui/dressed/flat';
import { OnYou } from '../../ui/garment/on-you';
import { WishForProduct } from '../../ui/garment/wish-for';
import messages from './messages.en';
import styles from './product-card.module.css';
import { ProductDetails } from './product-details';
import { ProductLink } from './product-link';
import { ProductPrice } from './product-price';
import { useOwnSizes } from './use-own-sizes';

const t = translator(messages.card);

const MAX_SIZES = 4;

interface ProductCardProps {
  product: Product;
  wearer: Wearer;
  heading: 'h2' | 'h3';
  reason: string | undefined;
}

export function ProductCard({ product, wearer, heading: Heading, reason }: ProductCardProps) {
  const { garment, title, brand, shop } = product;
  const own = useOwnSizes();
  const isMeasured = Object.keys(wearer.measurements).length > 0;
  return (
    <article className={styles['card']}>
      <div className={styles['plate']}>
        {isMeasured ? (
          <OnYou garment={garment} wearer={wearer} className={styles['picture']} />
        ) : (
          <Flat garment={garment} className={styles['picture']} />
        )}
      </div>
      <Heading className={styles['title']}>
        <ProductDetails product={product} className={styles['open']}>
          <span className={styles['name']}>{title}</span>
        </ProductDetails>
      </Heading>
      <div className={styles['facts']}>
        <ProductPrice {...product} />
        <SizeLine product={product} own={own} />
      </div>
      {reason === undefined ? null : <p className={styles['reason']}>{reason}</p>}
      <p className={styles['from']}>{brand || shop}</p>
      <div className={styles['visit']}>
        <ProductLink product={product} />
      </div>
      <div className={styles['wish']}>
        <WishForProduct product={product} />
      </div>
    </article>
  );
}

function SizeLine({ product: { garment, sizes }, own }: { product: Product; own: Sizes | null }) {
  const size = own ? findOwnSize(listSizeNames(own, garment.category), sizes) : undefined;
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
