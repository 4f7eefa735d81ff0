import type { SuggestedOutfit } from '@figura/contracts';
import { formatList } from '../../lib/text/list-text';
import { formatCategory } from '../../lib/text/names';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { Skeleton } from '../../ui/feedback/skeleton';
import { TextLink } from '../../ui/links/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { describeOwn } from './describe-own';
import { listCategories } from './list-categories';
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
            {outfit.probably ? <strong>{t('probably', { of10: countOf10(outfit) })} </strong> : null}
            {describeOwn(outfit)}
          </p>
        ) : outfits ? (
          <p>
            {describeMissing(today)} {t.rich('none', { add: toWardrobe })} {describeFitting(today)}
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
      {isOwn ? null : <WhereToLook {...today} />}
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

function WhereToLook({ missing }: Pick<Today, 'missing'>) {
  const categories = listCategories(missing);
  if (categories.length === 0) return null;
  return (
    <p className={styles['look']}>
      {t('look')}{' '}
      {categories.map((category) => (
        <TextLink key={category} to={pathTo.productsOf(category)}>
          {formatCategory(category)}
        </TextLink>
      ))}
    </p>
  );
}

function describeMissing({ missing }: Today): string {
  const pieces = missing.map((slot) => t('missingPiece', { slot }));
  return pieces.length > 0 ? t('missing', { pieces: formatList(pieces) }) : '';
}

const describeGap = (today: Today): string =>
  today.missing.length > 0 ? `${describeMissing(today)} ${t('fromCatalog')}` : t('notWhole');

const describeFitting = ({ fitting }: Today): string =>
  fitting.length > 0 ? t('fitting', { pieces: formatList(fitting) }) : '';

const countOf10 = ({ odds }: SuggestedOutfit) => (odds === undefined ? 'some' : String(odds * 10));

const toWardrobe = (chunks: React.ReactNode) => <TextLink to={paths.wardrobe}>{chunks}</TextLink>;
