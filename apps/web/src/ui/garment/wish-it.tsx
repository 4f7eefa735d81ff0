import { Sparkles } from 'lucide-react';
import { translator } from '../../lib/messages/translator';
import { pathTo } from '../../path-to';
import { Button } from '../button';
import { TextLink } from '../links/text-link';
import { VisuallyHidden } from '../visually-hidden';
import { Tapped } from './tapped';
import { useKeepOnce } from './use-keep-once';
import messages from './wish-it.messages.en';

const t = translator(messages.wishIt);

interface WishItProps {
  /** What is wished for. */
  source: { itemId: string } | { productId: string };
  /** What it is called. */
  name: string;
}

/** Puts an item or a product among the user's wishes, once, however often it is tapped; without a network later. */
export function WishIt({ source, name }: WishItProps) {
  const { state, error, keep } = useKeepOnce({ ...source, wish: true }, name, t('failure'));
  return (
    <Tapped
      done={
        state === 'kept' ? (
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
        onClick={() => void keep()}
      >
        {t('wish')}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
    </Tapped>
  );
}
