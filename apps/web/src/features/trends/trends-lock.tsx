import { LockedPanel } from '../../ui/feedback/locked-panel';

/** In place of every trend for a free account. */
export function TrendsLock({ onUnlock }: { onUnlock: () => void }) {
  return (
    <LockedPanel title="Current Trends - Premium Feature" action="Unlock Current Trends" onUnlock={onUnlock}>
      <p>
        A new selection every week, from outerwear to jewelry, and the part of it that suits you: both come
        with lifetime access.
      </p>
    </LockedPanel>
  );
}
