import { Check } from 'lucide-react';
import type { ApiError } from '../../lib/api/api-error';
import { getMessage } from '../../lib/api/api-error';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/links/text-link';
import { useOffer } from './api';
import { CouponForm } from './coupon-form';
import { upgradeOffer as t } from './messages.en';
import { PricePlate } from './price-plate';
import styles from './upgrade-offer.module.css';
import { useCheckout } from './use-checkout';
import { useCoupon } from './use-coupon';

const INCLUDED = [t('analysis'), t('selfAnalysis'), t('looks'), t('trends')];

export type LockedFeature =
  'analysis' | 'bodyType' | 'guides' | 'looks' | 'trends' | 'fittingRoom' | 'outfits' | 'wardrobe';

export function UpgradeOffer({ feature }: { feature: LockedFeature }) {
  const { data, error, isValidating, mutate } = useOffer();
  const coupon = useCoupon();
  const checkout = useCheckout({ code: coupon.text.trim(), onCodeError: coupon.setError });
  const offer = coupon.offer ?? data;
  const failed = error !== undefined && !offer;

  return (
    <>
      {failed ? (
        <PriceFailure error={error} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <PricePlate offer={offer} />
      )}
      <div>
        <p>{t('opens', { feature })}</p>
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
          {checkout.error ? <Alert tone="error">{checkout.error}</Alert> : null}
          <div className={styles['pay']}>
            <Button wide busy={checkout.busy} disabled={!offer} onClick={() => void checkout.start()}>
              {t('pay')}
            </Button>
          </div>
          <div>
            <p className={styles['small']}>
              {t.rich('terms', { link: (chunks) => <TextLink to={paths.terms}>{chunks}</TextLink> })}
            </p>
            <p className={styles['small']}>{t('stripe')}</p>
            <CouponForm coupon={coupon} offer={offer} />
          </div>
        </>
      )}
    </>
  );
}

function PriceFailure({ error, busy, onRetry }: { error: ApiError; busy: boolean; onRetry: () => void }) {
  return (
    <Stack gap={2}>
      <Alert tone="error">{getMessage(error, t('loadFailure'))}</Alert>
      <div>
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </div>
    </Stack>
  );
}
