import { formatPrice } from '../../lib/text/money-text';
import type { PaymentReceipt, PaymentsResponse } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatDay } from '../../lib/text/format-day';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { Failure } from '../../ui/feedback/failure';
import { requestRefund, withdrawRefund } from './api';
import { receipt as t } from './plan.messages.en';
import styles from './plan.module.css';

interface ReceiptProps {
  receipt: PaymentReceipt;
  onChange: (payments: PaymentsResponse) => void;
  /** Called if the shown payment may be out of date, for example after a change in another tab. */
  onOutdated: () => void;
}

export function Receipt({ receipt, onChange, onOutdated }: ReceiptProps) {
  const { reference, amount, currency, paidAt, status } = receipt;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  const [openedAt] = useState(() => Date.now());
  const step = findStep(receipt, openedAt);

  const send = async (call: typeof requestRefund, what: string) => {
    setBusy(true);
    setFailure(null);
    try {
      onChange(await call(reference));
    } catch (error) {
      setFailure(<Failure what={what} error={error} />);
      onOutdated();
    }
    setBusy(false);
  };

  return (
    <section className={styles['receipt']} aria-label={t('receipt', { reference })}>
      <dl className={styles['facts']}>
        <Fact name={t('date')} value={formatMoment(paidAt)} />
        <Fact name={t('amount')} value={formatPrice(amount, currency)} />
        <Fact name={t('status')} value={t(`status.${step === 'requested' ? step : status}`)} />
        <Fact name={t('reference')} value={reference} />
      </dl>
      {step ? <p role="status">{t(step, { day: formatMoment(formatStepDay(receipt, step)) })}</p> : null}
      {step === 'refundable' ? (
        <div>
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            onClick={() => void send(requestRefund, t('requestFailure'))}
          >
            {t('askForRefund')}
          </Button>
        </div>
      ) : null}
      {step === 'requested' ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            busy={busy}
            onClick={() => void send(withdrawRefund, t('withdrawalFailure'))}
          >
            {t('withdraw')}
          </Button>
        </div>
      ) : null}
      {failure && <Alert tone="error">{failure}</Alert>}
    </section>
  );
}

type Step = 'requested' | 'refundable' | 'over' | 'refunded';

function findStep({ status, refundRequestedAt, refundableUntil }: PaymentReceipt, now: number): Step | null {
  if (status === 'disputed') return null;
  if (status === 'refunded') return 'refunded';
  if (refundRequestedAt !== null) return 'requested';
  return Date.parse(refundableUntil) > now ? 'refundable' : 'over';
}

function formatStepDay({ refundRequestedAt, refundableUntil }: PaymentReceipt, step: Step): string {
  return step === 'requested' ? refundRequestedAt! : refundableUntil;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function formatMoment(moment: string): string {
  return formatDay(moment.slice(0, 10));
}
