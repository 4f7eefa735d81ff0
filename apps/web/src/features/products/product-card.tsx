import type { Product } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import type { Wearer } from '../../lib/session/use-wearer';
import { Disclosure } from '../../ui/disclosure';
import { WishForProduct } from '../../ui/garment/wish-for';
import messages from './messages.en';
import styles from './product-card.module.css';
import { ProductLink } from './product-link';
import { ProductPicture } from './product-picture';
import { ProductPrice } from './product-price';
import { ProductSizes } from './product-sizes';

const t = translator(messages.card);

const MAX_SIZES = 8;

interface ProductCardProps {
  product: Product;
  wearer: Wearer;
  heading: 'h2' | 'h3';
}

export function ProductCard({ product, wearer, heading: Heading }: ProductCardProps) {
  const { title, brand, shop, reasons, cautions } = product;
  const [reason] = reasons;
  const [caution] = cautions;
  return (
    <article className={styles['card']}>
      <ProductPicture product={product} wearer={wearer} />
      <Heading className={styles['title']}>{title}</Heading>
      <p className={styles['from']}>{brand && brand !== shop ? t('at', { brand, shop }) : shop}</p>
      <ProductPrice {...product} />
      <p className={styles['from']} title={formatSizesText(product)}>
        {formatSizesText(product)}
      </p>
      <ProductSizes product={product} />
      {reason || caution ? (
        <Disclosure summary={t('why')}>
          <dl className={styles['effects']}>
            {reasons.map(({ attribute, value, bodyPart, description }) => (
              <div key={`${attribute}:${value}:${bodyPart}`}>
                <dt>{t('suits')}</dt>
                <dd>{description}</dd>
              </div>
            ))}
            {cautions.map(({ attribute, value, bodyPart, description }) => (
              <div key={`${attribute}:${value}:${bodyPart}`}>
                <dt>{t('mind')}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ) : null}
      <div className={styles['ways']}>
        <ProductLink product={product} />
        <WishForProduct product={product} />
      </div>
    </article>
  );
}

function formatSizesText({ sizes }: Product): string {
  if (sizes.length === 0) return t('noSizes');
  const shown = sizes.slice(0, MAX_SIZES).join(', ');
  return sizes.length > MAX_SIZES
    ? t('sizesAndMore', { sizes: shown, count: sizes.length - MAX_SIZES })
    : t('sizes', { sizes: shown });
}
