import { formatPrice } from '../../lib/text/money-text';
import { PRICING } from '../../content/landing';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { usePrice } from './api';
import { priceTag as t } from './messages.en';
import styles from './price-tag.module.css';

/** Keeps its height. A sentence stands in for a slow answer or missing JavaScript. */
export function PriceTag() {
  const { data: price, error, isValidating, mutate } = usePrice();
  const { priceLoading, priceUnknown } = PRICING.lifetime;
  return (
    <div className={styles['tag']}>
      {price ? (
        <p className={styles['price']}>
          <span className={styles['amount']}>{formatPrice(price.amount, price.currency)}</span>
          {price.originalAmount !== null && (
            <>
              <VisuallyHidden>{t('insteadOf')}</VisuallyHidden>
              <s className={styles['original']}>{formatPrice(price.originalAmount, price.currency)}</s>
            </>
          )}
        </p>
      ) : error ? (
        <div role="status">
          <p className={styles['unknown']}>{priceUnknown}</p>
          <Button variant="quiet" size="small" busy={isValidating} onClick={() => void mutate()}>
            {t('showThePrice')}
          </Button>
        </div>
      ) : (
        <>
          <div>
            <VisuallyHidden>
              <span role="status">{priceLoading}</span>
            </VisuallyHidden>
            <Skeleton className={styles['amountSkeleton']} />
          </div>
          <p className={styles['late']}>{priceUnknown}</p>
        </>
      )}
    </div>
  );
}

export function PriceClaims() {
  const { data: price } = usePrice();
  const claims = price?.claims ?? PRICING.lifetime.claims;
  return (
    <ul className={styles['claims']}>
      {claims.map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
  );
}
