import { formatList } from '../../lib/text/list-text';
import { paths } from '../../paths';
import { Skeleton } from '../../ui/feedback/skeleton';
import { TextLink } from '../../ui/links/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { describeOwn } from './describe-own';
import { words as t } from './messages.en';
import type { ShownOutfit } from './use-outfit';
import type { Today } from './use-today';
import styles from './words.module.css';

export function Words({ today, shown }: { today: Today; shown: ShownOutfit }) {
  const { outfits, error, isOwn } = today;
  const { outfit } = shown;
  return (
    <>
      <div className={styles['say']}>
        {shown.isOver ? (
          <p role="status">{t.rich('over', { add: toWardrobe })}</p>
        ) : outfit ? (
          <p>
            {outfit.probably ? <strong>{t('probably')} </strong> : null}
            {describeOwn(outfit)}
          </p>
        ) : outfits ? (
          <p>
            {t.rich('none', { add: toWardrobe })} {describeFitting(today)}
          </p>
        ) : error ? (
          <p role="alert">{t('failure')}</p>
        ) : (
          <WordsSkeleton />
        )}
      </div>
      {outfit && !isOwn ? (
        <p className={styles['notYours']}>
          {today.hasPieces ? `${describeGap(today)} ${describeFitting(today)}` : t('nothing')}
        </p>
      ) : null}
      <VisuallyHidden>
        <span role="status">{shown.said}</span>
      </VisuallyHidden>
    </>
  );
}

export function WordsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className={styles['bar']} />
      <Skeleton className={styles['bar']} />
    </div>
  );
}

function describeGap({ missing }: Today): string {
  const pieces = missing.map((slot) => t('missingPiece', { slot }));
  return pieces.length > 0 ? t('missing', { pieces: formatList(pieces) }) : t('notWhole');
}

const describeFitting = ({ fitting }: Today): string =>
  fitting.length > 0 ? t('fitting', { pieces: formatList(fitting) }) : '';

const toWardrobe = (chunks: React.ReactNode) => <TextLink to={paths.wardrobe}>{chunks}</TextLink>;
