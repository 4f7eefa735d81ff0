import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Cluster, Stack } from '../../ui/layout/layout';
import messages from './unsent-warning.messages.en';

const t = translator(messages.unsentWarning);

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
