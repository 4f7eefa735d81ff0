import type { Product } from '@figura/contracts';
import { ArrowUpRight } from 'lucide-react';
import { translator } from '../../lib/messages/translator';
import type { Wearer } from '../../lib/session/use-wearer';
import { Disclosure } from '../../ui/disclosure';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { noteVisit } from './api';
import { relOf } from './link-rel';
import messages from './messages.en';
import { priceText } from './price';
import styles from './product-card.module.css';
import { ProductPicture } from './product-picture';

const t = translator(messages.card);

interface ProductCardProps {
  product: Product;
  wearer: Wearer;
  /** Of its title: one below that of the list. */
  heading: 'h2' | 'h3';
}

/** What a shop sells, on the user's own figure, with what speaks for it and against it. */
export function ProductCard({ product, wearer, heading: Heading }: ProductCardProps) {
  const { id, title, brand, shop, url, sponsored, reasons, cautions } = product;
  const [reason] = reasons;
  const [caution] = cautions;
  return (
    <article className={styles['card']}>
      <ProductPicture product={product} wearer={wearer} />
      <Heading className={styles['title']}>{title}</Heading>
      <p className={styles['from']}>{brand && brand !== shop ? t('at', { brand, shop }) : shop}</p>
      <ProductPrice product={product} />
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
      {url ? (
        <a
          className={styles['link']}
          href={url}
          target="_blank"
          rel={relOf(sponsored)}
          referrerPolicy="no-referrer"
          onClick={() => noteVisit(id)}
        >
          {t('visit', { shop })}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          <ArrowUpRight aria-hidden="true" />
        </a>
      ) : null}
      {sponsored ? <p className={styles['note']}>{t('sponsored')}</p> : null}
    </article>
  );
}

function ProductPrice({ product: { price, salePrice } }: Pick<ProductCardProps, 'product'>) {
  const before = priceText(price);
  if (!salePrice) return <p className={styles['price']}>{before}</p>;
  const now = priceText(salePrice);
  return (
    <p className={styles['price']}>
      <VisuallyHidden>{t('now', { price: now, before })}</VisuallyHidden>
      <span aria-hidden="true">
        <b>{now}</b> <s>{before}</s>
      </span>
    </p>
  );
}
