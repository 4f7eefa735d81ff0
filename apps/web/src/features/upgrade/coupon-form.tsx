import { formatPrice } from '../../lib/text/money-text';
import type { Offer } from '@figura/contracts';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/forms/text-field';
import styles from './coupon-form.module.css';
import { couponForm as t } from './messages.en';
import type { Coupon } from './use-coupon';

export function CouponForm({ coupon, offer }: { coupon: Coupon; offer: Offer | undefined }) {
  const applied = coupon.error === undefined ? offer?.coupon : null;
  const [isOpened, setOpened] = useState(coupon.text !== '');
  const field = useId();
  if (!isOpened && coupon.error === undefined && !offer?.coupon)
    return (
      <div className={styles['open']}>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            // The button that had the focus is gone.
            flushSync(() => setOpened(true));
            document.getElementById(field)?.focus();
          }}
        >
          {t('open')}
        </Button>
      </div>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void coupon.apply();
      }}
    >
      <TextField
        id={field}
        className={styles['field']!}
        label={t('code')}
        value={coupon.text}
        error={coupon.error}
        suffix={
          <Button type="submit" variant="secondary" size="small" busy={coupon.busy}>
            {t('apply')}
          </Button>
        }
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setOpened(true);
          coupon.setText(event.target.value);
        }}
      />
      <Applied
        offer={applied ? offer : undefined}
        busy={coupon.busy}
        onRemove={() => {
          setOpened(true);
          void coupon.remove();
        }}
      />
    </form>
  );
}

interface AppliedProps {
  offer: Offer | undefined;
  busy: boolean;
  onRemove: () => void;
}

function Applied({ offer, busy, onRemove }: AppliedProps) {
  return (
    <div className={styles['applied']}>
      <p className={styles['effect']} role="status">
        {offer?.coupon ? formatEffect(offer, offer.coupon) : ''}
      </p>
      {offer?.coupon ? (
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          aria-label={t('removeOf', { code: offer.coupon.code })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      ) : null}
    </div>
  );
}

function formatEffect(
  { amount, currency }: Offer,
  { code, percentOff }: NonNullable<Offer['coupon']>,
): string {
  return t('effect', { code, percentOff, amount: formatPrice(amount, currency) });
}
