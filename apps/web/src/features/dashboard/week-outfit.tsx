import type { SuggestedOutfit } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { Flat } from '../../ui/dressed/flat';
import { Eyebrow } from '../../ui/eyebrow';
import { Skeleton } from '../../ui/feedback/skeleton';
import { AlikeLink } from '../../ui/links/alike-link';
import { TextLink } from '../../ui/links/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden';
import messages from './messages.en';
import styles from './week-outfit.module.css';

const t = translator(messages.weekOutfit);

/** Reasons that fit beside the figure. */
const MAX_REASONS = 2;

/** The words about the outfit of the week: what it is made of, and why. */
export function WeekOutfit({ outfit }: { outfit: SuggestedOutfit }) {
  const reasons = outfit.reasons.filter((reason) => reason !== outfit.sentence).slice(0, MAX_REASONS);
  return (
    <section className={styles['week']} data-on-plate="" aria-labelledby="week-outfit">
      <Eyebrow as="h2" id="week-outfit">
        {t('title')}
      </Eyebrow>
      <p className={styles['sentence']}>{outfit.sentence}</p>
      <ul className={styles['pieces']} aria-label={t('pieces')}>
        {outfit.pieces.map(({ source, id, name, garment }) => (
          <li key={`${source}:${id}`} className={styles['piece']}>
            <Flat garment={garment} className={styles['flat']} />
            <span>
              {name}
              {source === 'wardrobe' ? <span className={styles['yours']}>{t('yours')}</span> : null}
              {source === 'catalog' ? <AlikeLink itemId={id} name={name} /> : null}
            </span>
          </li>
        ))}
      </ul>
      {reasons.length > 0 ? (
        <ul className={styles['reasons']} aria-label={t('why')}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
      <p>
        <TextLink to={paths.outfitsOccasions}>{t('others')}</TextLink>
      </p>
      <p>
        <TextLink to={paths.passport}>{t('passport')}</TextLink>
      </p>
    </section>
  );
}

/** Keeps the place of the outfit while it is put together. */
export function WeekOutfitSkeleton() {
  return (
    <div role="status" className={styles['week']} data-on-plate="">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="40%" />
      <Skeleton height="5rem" />
      <Skeleton height="13rem" />
      <Skeleton height="4rem" />
    </div>
  );
}
