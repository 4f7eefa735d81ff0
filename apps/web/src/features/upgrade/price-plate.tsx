import { formatPrice } from '../../lib/text/money-text';
import type { Offer } from '@figura/contracts';
import { completeOutfit } from '@figura/drawing';
import { useOwnLooks } from '../../lib/catalog/use-own-looks';
import { useWearer } from '../../lib/session/use-wearer';
import { Dressed } from '../../ui/dressed/dressed';
import { Figure } from '../../ui/figure/figure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { pricePlate as t } from './messages.en';
import styles from './price-plate.module.css';

const SHOWN = 3;

export function PricePlate({ offer }: { offer: Offer | undefined }) {
  const wearer = useWearer();
  const looks = useOwnLooks()
    .filter(({ garment }) => garment)
    .slice(0, SHOWN);
  const figure = (
    <Figure measurements={wearer.measurements} active={null} combined={undefined} label={t('figure')} />
  );
  return (
    <div className={styles['plate']}>
      <div className={styles['words']} data-on-plate="">
        {offer ? <Price offer={offer} /> : <PriceSkeleton />}
      </div>
      <div className={styles['view']}>
        {looks.map(({ _id, garment }) => (
          <div key={_id} className={styles['drawing']}>
            <Dressed
              garments={completeOutfit(garment!, [], wearer.appearance.presentation)}
              wearer={wearer}
              flat={figure}
              shape="tall"
            />
          </div>
        ))}
        {looks.length === 0 ? <div className={styles['drawing']}>{figure}</div> : null}
      </div>
    </div>
  );
}

function Price({ offer: { amount, originalAmount, currency, claims } }: { offer: Offer }) {
  return (
    <>
      <p className={styles['price']}>
        <span className={styles['amount']}>{formatPrice(amount, currency)}</span>
        {originalAmount === null ? null : (
          <>
            <VisuallyHidden>{t('insteadOf')}</VisuallyHidden>
            <s className={styles['original']}>{formatPrice(originalAmount, currency)}</s>
          </>
        )}
      </p>
      <ul className={styles['claims']}>
        {claims.map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </>
  );
}

function PriceSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <Skeleton width="7rem" height="4rem" />
      <Skeleton width="11rem" height="1.2em" />
      <Skeleton width="9rem" height="1.2em" />
    </>
  );
}
