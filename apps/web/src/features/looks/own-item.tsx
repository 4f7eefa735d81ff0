import { Check, Shirt } from 'lucide-react';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Tapped } from '../../ui/garment/tapped';
import { useKeepOnce } from '../../ui/garment/use-keep-once';
import { TextLink } from '../../ui/links/text-link';
import { ownItem as t } from './own-item.messages.en';

export function OwnItem({ itemId, name }: { itemId: string; name: string }) {
  const { state, error, keep } = useKeepOnce({ itemId }, name, t('failure'));
  return (
    <Tapped
      done={
        state === 'kept' ? (
          <>
            <Check aria-hidden="true" />
            <span>
              {t('owned')} <TextLink to={paths.wardrobe}>{t('toWardrobe')}</TextLink>
            </span>
          </>
        ) : state === 'waiting' ? (
          t('ownedLater')
        ) : null
      }
      error={error}
    >
      <Button
        variant="secondary"
        busy={state === 'busy'}
        icon={<Shirt aria-hidden="true" />}
        onClick={() => void keep()}
      >
        {t('own')}
      </Button>
    </Tapped>
  );
}
