import { useCallback, useSyncExternalStore } from 'react';
import type { DraftName } from './draft-stores';
import type { Drafts } from './draft-types';
import { clearDraft, subscribeToDrafts } from './draft-stores';
import { getMissingDraft, readDraft, writeDraft } from './drafts';

export function useDraft<Name extends DraftName>(name: Name) {
  const value = useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(name),
    () => getMissingDraft(name),
  );
  const write = useCallback((next: NonNullable<Drafts[Name]>) => writeDraft(name, next), [name]);
  const clear = useCallback(() => clearDraft(name), [name]);
  return [value, write, clear] as const;
}
