import { Button } from '../../ui/button';
import styles from './upgrade-invitation.module.css';

/** The way to lifetime access from a page that has nothing locked on it. */
export function UpgradeInvitation({ onUpgrade }: { onUpgrade: () => void }) {
  return (
    <section className={styles['invitation']} aria-labelledby="upgrade-invitation">
      <div>
        <h2 id="upgrade-invitation" className={styles['title']}>
          Lifetime access
        </h2>
        <p className={styles['text']}>
          Every guide, every look and the trends of every week, for one payment.
        </p>
      </div>
      <Button variant="secondary" onClick={onUpgrade}>
        See what it opens
      </Button>
    </section>
  );
}
