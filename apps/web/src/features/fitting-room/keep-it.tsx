import type { Garment } from '@figura/contracts';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { Cluster } from '../../ui/layout/layout';
import { keepPiece } from '../../lib/catalog/keep-piece';
import messages from './keep-it.messages.en';

const t = translator(messages.keepIt);

interface KeepItProps {
  garment: Garment;
  checkId: string;
  onUnlock: () => void;
}

/**
 * Takes the garment into the user's wardrobe, as owned or as a wish, once, however often it is tapped; without a network
 * later. Also leads to outfits around it.
 */
export function KeepIt({ garment, checkId, onUnlock }: KeepItProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [kept, setKept] = useState<{ as: 'owned' | 'wished'; isSent: boolean } | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState<'keep' | 'wish' | null>(null);
  const under = useRef(false);
  const keep = async (wish: boolean) => {
    if (under.current) return;
    under.current = true;
    setBusy(wish ? 'wish' : 'keep');
    try {
      const piece = { id, garment, checkId, ...(wish && { wish }) };
      const stored = await keepPiece(piece, garment.type.replaceAll('-', ' '));
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
  return (
    <>
      {kept?.isSent ? (
        <div role="status">
          <ButtonLink variant="secondary" to={kept.as === 'owned' ? paths.wardrobe : pathTo.wishes}>
            {t(kept.as)}
          </ButtonLink>
        </div>
      ) : kept ? (
        <p role="status">{t(kept.as === 'owned' ? 'ownedLater' : 'wishedLater')}</p>
      ) : (
        <>
          <Button busy={busy === 'keep'} onClick={() => void keep(false)}>
            {t('keep')}
          </Button>
          <Button variant="secondary" busy={busy === 'wish'} onClick={() => void keep(true)}>
            {t('wish')}
          </Button>
        </>
      )}
      <ButtonLink variant="secondary" to={pathTo.outfitsAround(`check:${checkId}`)}>
        {t('outfits')}
      </ButtonLink>
      {error ? <Failure error={error} onUnlock={onUnlock} /> : null}
    </>
  );
}

function Failure({ error, onUnlock }: { error: ApiError; onUnlock: () => void }) {
  return (
    <Alert tone="error" title={t('failure')}>
      {error.message}
      {error.code === 'QUOTA_USED' ? (
        <Cluster>
          <Button variant="secondary" onClick={onUnlock}>
            {t('unlock')}
          </Button>
        </Cluster>
      ) : null}
    </Alert>
  );
}
