import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Cluster, Stack } from '../../ui/layout/layout';
import messages from './unsent-warning.messages.en';

const t = translator(messages.unsentWarning);

interface UnsentWarningProps {
  /** How many writes wait to be sent; null where that is not known. */
  count: number | null;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to sign out although what was done without a network would be lost. */
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
