import type { Garment } from '@figura/contracts';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error';
import { keepPiece, takeOutPiece } from '../../lib/catalog/keep-piece';
import { createPhrase, formatPhrase } from '../../lib/catalog/garment-names';
import { useUnlock } from '../../lib/session/unlock';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Alert } from '../../ui/feedback/alert';
import bar from '../../ui/layout/action-bar.module.css';
import { Cluster } from '../../ui/layout/layout';
import styles from './actions.module.css';
import { actions as t } from './actions.messages.en';

interface ActionsProps {
  garment: Garment;
  checkId: string;
  isWanted: boolean;
  onAnother: () => void;
}

export function Actions({ garment, checkId, isWanted, onAnother }: ActionsProps) {
  const keeping = useKeeping(garment, checkId);
  const keep = <KeepButton key="keep" keeping={keeping} variant={isWanted ? 'primary' : 'quiet'} />;
  const another = (
    <Button key="another" variant={isWanted ? 'quiet' : 'primary'} onClick={onAnother}>
      {t('another')}
    </Button>
  );
  const compare = (
    <ButtonLink key="compare" variant="secondary" to={paths.compare}>
      {t('compare')}
    </ButtonLink>
  );
  return (
    <div className={styles['actions']}>
      <div className={classNames(styles['main'], bar['bar'])}>
        {isWanted ? [keep, compare] : [another, compare]}
      </div>
      <div className={styles['more']}>
        {isWanted ? null : keep}
        {keeping.kept ? null : (
          <Button variant="quiet" busy={keeping.busy === 'wish'} onClick={() => void keeping.keep(true)}>
            {t('wish')}
          </Button>
        )}
        <ButtonLink variant="quiet" to={pathTo.outfitsAround(`check:${checkId}`)}>
          {t('outfits')}
        </ButtonLink>
        {isWanted ? another : null}
      </div>
      {keeping.error ? <Failure error={keeping.error} /> : null}
    </div>
  );
}

type Keeping = ReturnType<typeof useKeeping>;

export function useKeeping(garment: Garment, checkId: string) {
  const [id, setId] = useState(() => crypto.randomUUID());
  const [kept, setKept] = useState<{ as: 'owned' | 'wished'; isSent: boolean } | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState<'keep' | 'wish' | 'undo' | null>(null);
  const under = useRef(false);
  const keep = async (wish: boolean) => {
    if (under.current) return;
    under.current = true;
    setBusy(wish ? 'wish' : 'keep');
    try {
      const piece = { id, garment, checkId, ...(wish && { wish }) };
      const stored = await keepPiece(piece, formatPhrase(createPhrase({ ...garment, colors: [] })));
      setKept({ as: wish ? 'wished' : 'owned', isSent: stored !== null });
      setError(null);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      under.current = false;
      setBusy(null);
    }
  };
  const takeBack = async () => {
    setBusy('undo');
    try {
      await takeOutPiece(id);
      // A piece that was taken out keeps its id.
      setId(crypto.randomUUID());
      setKept(null);
      setError(null);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setBusy(null);
    }
  };
  return { kept, error, busy, keep, takeBack };
}

interface KeepButtonProps {
  keeping: Keeping;
  variant: 'primary' | 'secondary' | 'quiet';
  label?: string;
}

export function KeepButton({ keeping: { kept, busy, keep, takeBack }, variant, label }: KeepButtonProps) {
  if (kept?.isSent)
    return (
      <div role="status" className={styles['kept']}>
        <ButtonLink variant="secondary" to={kept.as === 'owned' ? paths.wardrobe : pathTo.wishes}>
          {t(kept.as)}
        </ButtonLink>
        <Button variant="quiet" busy={busy === 'undo'} onClick={() => void takeBack()}>
          {t('undo')}
        </Button>
      </div>
    );
  if (kept) return <p role="status">{t(kept.as === 'owned' ? 'ownedLater' : 'wishedLater')}</p>;
  return (
    <Button variant={variant} busy={busy === 'keep'} onClick={() => void keep(false)}>
      {label ?? t('keep')}
    </Button>
  );
}

export function Failure({ error }: { error: ApiError }) {
  const unlock = useUnlock();
  return (
    <Alert tone="error" title={t('failure')}>
      {error.message}
      {error.code === 'QUOTA_USED' ? (
        <Cluster>
          <Button variant="secondary" onClick={unlock}>
            {t('unlock')}
          </Button>
        </Cluster>
      ) : null}
    </Alert>
  );
}
