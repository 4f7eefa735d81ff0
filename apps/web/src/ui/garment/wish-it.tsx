import { Heart } from 'lucide-react';
import { pathTo } from '../../path-to';
import { Button } from '../button';
import { TextLink } from '../links/text-link';
import { VisuallyHidden } from '../visually-hidden';
import { Tapped } from './tapped';
import { useKeepOnce } from './use-keep-once';
import { wishIt as t } from './wish-it.messages.en';
import styles from './tapped.module.css';

interface WishItProps {
  source: { itemId: string } | { productId: string };
  name: string;
  compact?: boolean;
}

export function WishIt({ source, name, compact = false }: WishItProps) {
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
        className={compact ? styles['compact'] : undefined}
        title={compact ? t('wish') : undefined}
        icon={<Heart aria-hidden="true" />}
        onClick={() => void keep()}
      >
        {compact ? null : t('wish')}
        <VisuallyHidden>{compact ? `${t('wish')}: ${name}` : `: ${name}`}</VisuallyHidden>
      </Button>
    </Tapped>
  );
}
