import { useQuery } from '../../lib/api/use-query';
import { useUnlock } from '../../lib/session/unlock';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { ContactAddress } from '../../ui/links/contact-address';
import { TextLink } from '../../ui/links/text-link';
import { plan as t } from './plan.messages.en';
import styles from './plan.module.css';
import { Receipt } from './receipt';
import textStyles from '../../ui/text.module.css';

export function Plan({ hasPaid }: { hasPaid: boolean }) {
  const unlock = useUnlock();
  const query = useQuery('/stripe/payments');
  const { data, error } = query;
  // Stored data is newer than the session, for example after a refund.
  const isOpen = data ? data.plan === 'lifetime' : hasPaid;
  return (
    <>
      <div>
        <p className={styles['name']}>{isOpen ? t('lifetimeAccess') : t('freeAccount')}</p>
        <p className={textStyles['soft']}>{isOpen ? t('aboutLifetimeAccess') : t('aboutFreeAccount')}</p>
      </div>
      {isOpen ? null : (
        <div>
          <Button variant="secondary" onClick={unlock}>
            {t('getLifetimeAccess')}
          </Button>
        </div>
      )}
      {data?.payments.map((receipt) => (
        <Receipt
          key={receipt.reference}
          receipt={receipt}
          onChange={(payments) => void query.mutate(payments, { revalidate: false })}
          onOutdated={() => void query.mutate()}
        />
      ))}
      {data || error ? null : <Skeleton width="16rem" />}
      {error && !data ? <LoadFailure message={t('loadFailure')} query={query} /> : null}
      <p className={styles['terms']}>
        {t.rich('terms', { link: (chunks) => <TextLink to={paths.terms}>{chunks}</TextLink> })}{' '}
        <ContactAddress />
      </p>
    </>
  );
}
