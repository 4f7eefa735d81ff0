import { formatAmount } from '@figura/contracts';
import { useQuery } from '../../lib/api/use-query';
import { OwnLooks } from '../dressed/own-looks';
import styles from './locked-panel.module.css';

export interface LockTasteProps {
  /** Whether a few of the user's own looks are shown, too. */
  withLooks: boolean;
}

/** What lifetime access costs and promises, and a few of the user's own looks that come with it. */
export function LockTaste({ withLooks }: LockTasteProps) {
  const { data: offer } = useQuery('/stripe/offer');
  return (
    <>
      <p className={styles['offer']}>
        {offer ? (
          <>
            <strong>{formatAmount(offer.amount)}</strong> {offer.claims.join(' · ')}
          </>
        ) : null}
      </p>
      {withLooks ? <OwnLooks /> : null}
    </>
  );
}
