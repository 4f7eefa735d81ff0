import type { TapeMeasurements } from '@figura/contracts';
import { Check } from 'lucide-react';
import type { ApiError } from '../../lib/api/api-error';
import { messageOf } from '../../lib/api/api-error';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout/layout';
import { useOffer } from './api';
import { CouponForm } from './coupon-form';
import { PricePlate } from './price-plate';
import styles from './upgrade-offer.module.css';
import { useCheckout } from './use-checkout';
import { useCoupon } from './use-coupon';

const INCLUDED = [
  'Your whole analysis, with a guide to every proportion',
  'The guides to everything in your self analysis',
  'All of your best looks, and why each one works for you',
  'Current trends, chosen for your body type every week',
];

interface UpgradeOfferProps {
  feature: string;
  measurements: Partial<TapeMeasurements>;
}

/** What opens, for how much, and the one button that leads to the payment. */
export function UpgradeOffer({ feature, measurements }: UpgradeOfferProps) {
  const { data, error, isValidating, mutate } = useOffer();
  const coupon = useCoupon();
  const checkout = useCheckout({ code: coupon.text.trim(), onCodeRefused: coupon.setError });
  const offer = coupon.offer ?? data;
  const failed = error !== undefined && !offer;

  return (
    <>
      {failed ? (
        <PriceFailure error={error} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <PricePlate offer={offer} measurements={measurements} />
      )}
      <div>
        <p>{`It opens ${feature}, and everything else in Figura, for good:`}</p>
        <ul className={styles['included']}>
          {INCLUDED.map((line) => (
            <li key={line}>
              <Check aria-hidden="true" />
              {line}
            </li>
          ))}
        </ul>
      </div>
      {failed ? null : (
        <>
          <CouponForm coupon={coupon} offer={offer} />
          {checkout.error ? <Alert tone="error">{checkout.error}</Alert> : null}
          <div className={styles['pay']}>
            <Button wide busy={checkout.busy} disabled={!offer} onClick={() => void checkout.start()}>
              Continue to Payment
            </Button>
            <p className={styles['small']}>
              You pay on the secure page of Stripe. Figura never sees your card.
            </p>
          </div>
        </>
      )}
    </>
  );
}

function PriceFailure({ error, busy, onRetry }: { error: ApiError; busy: boolean; onRetry: () => void }) {
  return (
    <Stack gap={2}>
      <Alert tone="error">{messageOf(error, 'The price could not be loaded.')}</Alert>
      <div>
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Stack>
  );
}
