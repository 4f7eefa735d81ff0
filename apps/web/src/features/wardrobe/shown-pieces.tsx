import type { WardrobeResponse } from '@figura/contracts';
import type { ComponentProps } from 'react';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { TextLink } from '../../ui/links/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { usePieces } from './api';
import { shownPieces as t } from './messages.en';
import { LoadingPages, Pages } from './pages';
import type { PieceFilter } from './piece-filter';
import { isFiltered } from './piece-filter';
import styles from './wardrobe.module.css';

interface ShownPiecesProps extends Omit<ComponentProps<typeof Pages>, 'cursor'> {
  onShowAll: () => void;
}

export function ShownPieces({ onShowAll, ...props }: ShownPiecesProps) {
  const { filter } = props;
  const query = usePieces(filter, null);
  const { data, error } = query;
  if (!data && error) return <LoadFailure message={t('loadFailure')} query={query} />;
  return (
    <div>
      <div role="status">
        <VisuallyHidden>
          {data ? (isFiltered(filter) ? t('found', data) : null) : t('loading')}
        </VisuallyHidden>
      </div>
      {data ? <OverLimit page={data} /> : null}
      {!data ? (
        <LoadingPages />
      ) : data.total === 0 && isFiltered(filter) ? (
        <EmptyState
          title={tellNothing(filter)}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {t('showAll')}
            </Button>
          }
        />
      ) : (
        <Pages {...props} cursor={null} />
      )}
    </div>
  );
}

function tellNothing({ text, shown }: PieceFilter): string {
  const words = text.trim();
  if (words !== '') return t('nothingFor', { words });
  return t(NOTHING[shown as keyof typeof NOTHING] ?? 'nothing');
}

const NOTHING = {
  wishes: 'nothingWished',
  'in-wash': 'nothingInWash',
  'taken-out': 'nothingTakenOut',
} as const;

/** After a refund, pieces stay readable, exportable, and removable. */
function OverLimit({ page: { held, wishes, limit } }: { page: WardrobeResponse }) {
  if (held + wishes <= limit) return null;
  return (
    <p className={styles['note']}>
      {t('overLimit', { count: held + wishes, limit })} <TextLink to={paths.settings}>{t('export')}</TextLink>
    </p>
  );
}
