import { useId } from 'react';
import { Stack } from '../../ui/layout/layout';
import { AccountDeletion } from './account-deletion';
import { DataExport } from './data-export';
import styles from './your-data.module.css';

/** Export and deletion in short, for a user who cannot open the settings yet. */
export function YourData({ email, hasPaid }: { email: string; hasPaid: boolean }) {
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <Stack gap={1}>
        <h2 id={titleId}>Your data</h2>
        <p>
          Download everything that we hold about you, or delete your account. Neither needs a verified email.
        </p>
      </Stack>
      <DataExport />
      <AccountDeletion email={email} hasPaid={hasPaid} />
    </section>
  );
}
