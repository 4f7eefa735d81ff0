import { formatAmount } from '@figura/contracts';
import type { PaymentReceipt, PaymentsResponse } from '@figura/contracts';
import { useState } from 'react';
import useSWR from 'swr';
import { SUPPORT_ADDRESS } from '../../content/help-contact';
import { api, dataOf } from '../../lib/api/api-client';
import type { ApiError } from '../../lib/api/api-error';
import { formatDay } from '../../lib/text/format-day';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { MailLink } from '../../ui/links/mail-link';
import { Skeleton } from '../../ui/feedback/skeleton';
import styles from './plan.module.css';

const PATH = '/stripe/payments';

interface PlanProps {
  hasPaid: boolean;
  onUpgrade: () => void;
}

/** What the account may do, what was paid for it, and how to get the money back. */
export function Plan({ hasPaid, onUpgrade }: PlanProps) {
  const { data, error, isValidating, mutate } = useSWR<PaymentsResponse, ApiError>(
    // What was paid changes when access does.
    [PATH, hasPaid],
    () => dataOf(api.GET(PATH)),
    { shouldRetryOnError: false },
  );
  return (
    <>
      <div className={styles['plan']}>
        <p className={styles['name']}>{hasPaid ? 'Lifetime access' : 'Free account'}</p>
        <p className={styles['note']}>
          {hasPaid
            ? 'Everything in Figura is open, for good. Nothing is charged again.'
            : 'Your body type, your first guide and samples of your looks. Lifetime access opens the rest, for one payment.'}
        </p>
      </div>
      {hasPaid ? null : (
        <div>
          <Button onClick={onUpgrade}>Get Lifetime Access</Button>
        </div>
      )}
      {data?.payments.map((receipt) => (
        <Receipt key={receipt.reference} receipt={receipt} />
      ))}
      {data || error ? null : <Skeleton width="16rem" />}
      {error && !data ? (
        <LoadFailure
          message="Your receipts could not be loaded."
          error={error}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      ) : null}
    </>
  );
}

const STATUSES = {
  paid: 'Paid',
  refunded: 'Refunded',
  disputed: 'Taken back by your bank',
} as const;

function Receipt({ receipt }: { receipt: PaymentReceipt }) {
  const { reference, amount, paidAt, refundableUntil, status } = receipt;
  const [openedAt] = useState(() => Date.now());
  const refundable = status === 'paid' && Date.parse(refundableUntil) > openedAt;
  return (
    <section className={styles['receipt']} aria-label={`Receipt ${reference}`}>
      <dl className={styles['facts']}>
        <Fact name="Date" value={day(paidAt)} />
        <Fact name="Amount" value={formatAmount(amount)} />
        <Fact name="Status" value={STATUSES[status]} />
        <Fact name="Reference" value={reference} />
      </dl>
      {refundable ? (
        <>
          <p>
            {`You can have all of it back until ${day(refundableUntil)}, without a reason. Write to us with the reference; access ends when the money is on its way.`}
          </p>
          <div>
            <MailLink href={refundMail(reference)} variant="secondary" size="small">
              Ask for a refund
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
  const subject = encodeURIComponent(`Refund of payment ${reference}`);
  return `mailto:${SUPPORT_ADDRESS}?subject=${subject}`;
}
