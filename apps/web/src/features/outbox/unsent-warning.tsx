import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Cluster, Stack } from '../../ui/layout/layout';
import { unsentWarning as t } from './unsent-warning.messages.en';

interface UnsentWarningProps {
  count: number | null;
  onStay: () => void;
  onLeave: () => void;
}

export function UnsentWarning({ count, onStay, onLeave }: UnsentWarningProps) {
  return (
    <Dialog open onClose={onStay} title={count === null ? t('unknownTitle') : t('title', { count })}>
      <Stack gap={3}>
        <p>{t('about')}</p>
        <Cluster>
          <Button onClick={onStay}>{t('stay')}</Button>
          <Button variant="secondary" onClick={onLeave}>
            {t('leave')}
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
