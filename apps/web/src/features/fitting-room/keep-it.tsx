import type { Garment } from '@figura/contracts';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { Cluster } from '../../ui/layout/layout';
import { keepGarment } from './keep-garment';
import messages from './keep-it.messages.en';

const t = translator(messages.keepIt);

interface KeepItProps {
  garment: Garment;
  checkId: string;
  onUnlock: () => void;
}

/** Takes the garment into the user's wardrobe, once, however often it is tapped; without a network later. */
export default function KeepIt({ garment, checkId, onUnlock }: KeepItProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [kept, setKept] = useState<'now' | 'later' | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const under = useRef(false);
  const keep = async () => {
    if (under.current) return;
    under.current = true;
    setBusy(true);
    try {
      const piece = await keepGarment({ id, garment, checkId }, garment.type.replaceAll('-', ' '));
      setKept(piece ? 'now' : 'later');
      setError(null);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      under.current = false;
      setBusy(false);
    }
  };
  return (
    <>
      {kept === 'later' ? (
        <p role="status">{t('later')}</p>
      ) : kept === 'now' ? (
        <div role="status">
          <ButtonLink variant="secondary" to={paths.wardrobe}>
            {t('kept')}
          </ButtonLink>
        </div>
      ) : (
        <Button busy={busy} onClick={() => void keep()}>
          {t('keep')}
        </Button>
      )}
      {error ? (
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
      ) : null}
    </>
  );
}
