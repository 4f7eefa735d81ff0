import { formatAmount } from '@figura/contracts';
import type { Offer } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/forms/text-field';
import styles from './coupon-form.module.css';
import messages from './messages.en';
import type { Coupon } from './use-coupon';

const t = translator(messages.couponForm);

interface CouponFormProps {
  coupon: Coupon;
  offer: Offer | undefined;
}

export function CouponForm({ coupon, offer }: CouponFormProps) {
  // Shows either the refused code or the valid one, never both.
  const applied = coupon.error === undefined ? offer?.coupon : null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void coupon.apply();
      }}
    >
      <TextField
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
        onChange={(event) => coupon.setText(event.target.value)}
      />
      <div className={styles['applied']}>
        <p className={styles['effect']} role="status">
          {applied && offer ? formatEffect(offer, applied) : ''}
        </p>
        {applied ? (
          <Button
            variant="quiet"
            size="small"
            busy={coupon.busy}
            aria-label={t('removeOf', { code: applied.code })}
            onClick={() => void coupon.remove()}
          >
            {t('remove')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function formatEffect({ amount }: Offer, { code, percentOff }: NonNullable<Offer['coupon']>): string {
  return t('effect', { code, percentOff, amount: formatAmount(amount) });
}
