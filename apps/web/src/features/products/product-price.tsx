import type { ProductOffer } from '@figura/contracts';
import { formatMoneyText } from '../../lib/text/money-text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { card as t } from './messages.en';
import styles from './product-price.module.css';

export function ProductPrice({ price, salePrice }: Pick<ProductOffer, 'price' | 'salePrice'>) {
  const before = formatMoneyText(price.amount, price.currency);
  if (!salePrice) return <p className={styles['price']}>{before}</p>;
  const now = formatMoneyText(salePrice.amount, salePrice.currency);
  return (
    <p className={styles['price']}>
      <VisuallyHidden>{t('now', { price: now, before })}</VisuallyHidden>
      <span aria-hidden="true">
        <b>{now}</b> <s>{before}</s>
      </span>
    </p>
  );
}
