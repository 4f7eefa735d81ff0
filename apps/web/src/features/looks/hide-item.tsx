import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../ui/button';
import { Tapped } from '../../ui/garment/tapped';
import { useMark } from '../../ui/pictures/use-mark';
import { hideItem as t } from './messages.en';

export function HideItem({ itemId, name }: { itemId: string; name: string }) {
  const { isHidden, failed, mark } = useMark(itemId, name);
  const Icon = isHidden ? Eye : EyeOff;
  return (
    <Tapped done={null} error={failed ? t('failure') : null}>
      <Button
        variant="quiet"
        icon={<Icon aria-hidden="true" />}
        onClick={() => void mark(isHidden ? null : 'hide')}
      >
        {t(isHidden ? 'show' : 'hide')}
      </Button>
    </Tapped>
  );
}
