import { formatAmount } from '@figura/contracts';
import type { PaymentReceipt, PaymentsResponse } from '@figura/contracts';
import { useState } from 'react';
import useSWR from 'swr';
import { SUPPORT_ADDRESS } from '../../content/help-contact';
import { api, dataOf } from '../../lib/api/api-client';
import type { ApiError } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { formatDay } from '../../lib/text/format-day';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { MailLink } from '../../ui/links/mail-link';
import { Skeleton } from '../../ui/feedback/skeleton';
import messages from './messages.en';
import styles from './plan.module.css';

const t = translator(messages.plan);

const PATH = '/stripe/payments';

interface PlanProps {
  hasPaid: boolean;
  onUpgrade: () => void;
}

/** What the account may do, what was paid for it, and how to get the money back. */
export function Plan({ hasPaid, onUpgrade }: PlanProps) {
  const answer = useSWR<PaymentsResponse, ApiError>(
    // What was paid changes when access does.
    [PATH, hasPaid],
    () => dataOf(api.GET(PATH)),
    { shouldRetryOnError: false },
  );
  const { data, error } = answer;
  return (
    <>
      <div className={styles['plan']}>
        <p className={styles['name']}>{hasPaid ? t('lifetimeAccess') : t('freeAccount')}</p>
        <p className={styles['note']}>{hasPaid ? t('aboutLifetimeAccess') : t('aboutFreeAccount')}</p>
      </div>
      {hasPaid ? null : (
        <div>
          <Button onClick={onUpgrade}>{t('getLifetimeAccess')}</Button>
        </div>
      )}
      {data?.payments.map((receipt) => (
        <Receipt key={receipt.reference} receipt={receipt} />
      ))}
      {data || error ? null : <Skeleton width="16rem" />}
      {error && !data ? <LoadFailure message={t('loadFailure')} answer={answer} /> : null}
    </>
  );
}

function Receipt({ receipt }: { receipt: PaymentReceipt }) {
  const { reference, amount, paidAt, refundableUntil, status } = receipt;
  const [openedAt] = useState(() => Date.now());
  const refundable = status === 'paid' && Date.parse(refundableUntil) > openedAt;
  return (
    <section className={styles['receipt']} aria-label={t('receipt', { reference })}>
      <dl className={styles['facts']}>
        <Fact name={t('date')} value={day(paidAt)} />
        <Fact name={t('amount')} value={formatAmount(amount)} />
        <Fact name={t('status')} value={t(`status.${status}`)} />
        <Fact name={t('reference')} value={reference} />
      </dl>
      {refundable ? (
        <>
          <p>{t('refundable', { day: day(refundableUntil) })}</p>
          <div>
            <MailLink href={refundMail(reference)} variant="secondary" size="small">
              {t('askForRefund')}
            </MailLink>
          </div>
        </>
      ) : null}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function day(moment: string): string {
  return formatDay(moment.slice(0, 10));
}

function refundMail(reference: string): string {
  const subject = encodeURIComponent(t('refundSubject', { reference }));
  return `mailto:${SUPPORT_ADDRESS}?subject=${subject}`;
}
