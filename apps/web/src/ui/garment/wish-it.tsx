import { Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/api/api-error';
import { keepPiece } from '../../lib/catalog/keep-piece';
import { translator } from '../../lib/messages/translator';
import { pathTo } from '../../path-to';
import { Button } from '../button';
import { TextLink } from '../links/text-link';
import { VisuallyHidden } from '../visually-hidden';
import { Tapped } from './tapped';
import messages from './wish-it.messages.en';

const t = translator(messages.wishIt);

interface WishItProps {
  /** What is wished for. */
  source: { itemId: string } | { productId: string };
  /** What it is called. */
  name: string;
}

/** Puts an item or a product among the user's wishes, once, however often it is tapped; without a network later. */
export default function WishIt({ source, name }: WishItProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<'idle' | 'busy' | 'wished' | 'waiting'>('idle');
  const [error, setError] = useState<string | null>(null);
  const under = useRef(false);
  const wish = async () => {
    if (under.current) return;
    under.current = true;
    setState('busy');
    setError(null);
    try {
      const stored = await keepPiece({ id, ...source, wish: true }, name);
      setState(stored ? 'wished' : 'waiting');
    } catch (failure) {
      setError(messageOf(failure, t('failure')));
      setState('idle');
    } finally {
      under.current = false;
    }
  };
  return (
    <Tapped
      done={
        state === 'wished' ? (
          <TextLink to={pathTo.wishes}>{t('wished')}</TextLink>
        ) : state === 'waiting' ? (
          t('wishedLater')
        ) : null
      }
      error={error}
    >
      <Button
        variant="quiet"
        size="small"
        busy={state === 'busy'}
        icon={<Sparkles aria-hidden="true" />}
        onClick={() => void wish()}
      >
        {t('wish')}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
    </Tapped>
  );
}
