import { useId } from 'react';
import { translator } from '../../lib/messages/translator';
import { Stack } from '../../ui/layout/layout';
import { AccountDeletion } from './account-deletion';
import { DataExport } from './data-export';
import messages from './messages.en';
import styles from './your-data.module.css';

const t = translator(messages.yourData);

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
