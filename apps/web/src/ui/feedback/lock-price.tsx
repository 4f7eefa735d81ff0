import { formatAmount } from '@figura/contracts';
import { useQuery } from '../../lib/api/use-query';
import styles from './locked-panel.module.css';

export function LockPrice() {
  const { data: offer } = useQuery('/stripe/offer');
  return (
    <p className={styles['offer']}>
      {offer ? (
        <>
          <strong>{formatAmount(offer.amount, offer.currency)}</strong> {offer.claims.join(' · ')}
        </>
      ) : null}
    </p>
  );
}
