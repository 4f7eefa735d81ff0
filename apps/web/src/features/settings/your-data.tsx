import { useId } from 'react';
import { Stack } from '../../ui/layout/layout';
import { AccountDeletion } from './account-deletion';
import { DataExport } from './data-export';
import { yourData as t } from './messages.en';
import styles from './your-data.module.css';

export function YourData({ email, hasPaid }: { email: string; hasPaid: boolean }) {
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <Stack gap={1}>
        <h2 id={titleId}>{t('title')}</h2>
        <p>{t('lead')}</p>
      </Stack>
      <DataExport />
      <AccountDeletion email={email} hasPaid={hasPaid} />
    </section>
  );
}
