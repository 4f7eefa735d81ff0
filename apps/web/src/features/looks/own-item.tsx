import { Check, Shirt } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Tapped } from '../../ui/garment/tapped';
import { TextLink } from '../../ui/links/text-link';
import { ownItem } from './api';
import messages from './messages.en';

const t = translator(messages.ownItem);

/** Puts an item into the wardrobe of a user who owns such a piece. */
export function OwnItem({ itemId }: { itemId: string }) {
  const pieceId = useRef('');
  const [state, setState] = useState<'idle' | 'busy' | 'owned'>('idle');
  const [error, setError] = useState<string | null>(null);
  const own = async () => {
    pieceId.current ||= crypto.randomUUID();
    setState('busy');
    setError(null);
    try {
      await ownItem(pieceId.current, itemId);
      setState('owned');
    } catch (failure) {
      setError(messageOf(failure, t('failure')));
      setState('idle');
    }
  };
  return (
    <Tapped
      done={
        state === 'owned' ? (
          <>
            <Check aria-hidden="true" />
            <span>
              {t('owned')} <TextLink to={paths.wardrobe}>{t('toWardrobe')}</TextLink>
            </span>
          </>
        ) : null
      }
      error={error}
    >
      <Button
        variant="secondary"
        busy={state === 'busy'}
        icon={<Shirt aria-hidden="true" />}
        onClick={() => void own()}
      >
        {t('own')}
      </Button>
    </Tapped>
  );
}
