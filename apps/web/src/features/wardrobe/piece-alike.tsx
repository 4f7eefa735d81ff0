import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { FindAlike } from '../../ui/links/find-alike';
import { usePieceAlike } from './api';
import { pieceAlike as t } from './piece-alike.messages.en';

export function PieceAlike({ id }: { id: string }) {
  const query = usePieceAlike(id);
  const { data, error } = query;
  if (data) return <FindAlike item={data} />;
  return error ? <LoadFailure message={t('failure')} query={query} /> : <Skeleton height="8rem" />;
}
