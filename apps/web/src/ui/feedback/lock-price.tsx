import { formatAmount } from '@figura/contracts';
import { useQuery } from '../../lib/api/use-query';
import styles from './locked-panel.module.css';

/** What lifetime access costs and promises; empty while that is not known. */
export function LockPrice() {
  const { data: offer } = useQuery('/stripe/offer');
  return (
    <p className={styles['offer']}>
      {offer ? (
        <>
          <strong>{formatAmount(offer.amount)}</strong> {offer.claims.join(' · ')}
        </>
      ) : null}
    </p>
  );
}
