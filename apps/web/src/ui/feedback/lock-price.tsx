import { formatPrice } from '../../lib/text/money-text';
import { useQuery } from '../../lib/api/use-query';
import styles from './locked-panel.module.css';

export function LockPrice() {
  const { data: offer } = useQuery('/stripe/offer');
  return (
    <p className={styles['offer']}>
      {offer ? (
        <>
          <strong>{formatPrice(offer.amount, offer.currency)}</strong>{' '}
          <span>
            {offer.claims.map((claim) => (
              <span key={claim}>{claim} </span>
            ))}
          </span>
        </>
      ) : null}
    </p>
  );
}
