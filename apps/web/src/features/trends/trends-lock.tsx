import { translator } from '../../lib/messages/translator';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import messages from './messages.en';

const t = translator(messages.trendsLock);

export function TrendsLock({ onUnlock }: { onUnlock: () => void }) {
  return (
    <LockedPanel title={t('title')} action={t('unlockCurrentTrends')} onUnlock={onUnlock}>
      <p>{t('about')}</p>
    </LockedPanel>
  );
}
