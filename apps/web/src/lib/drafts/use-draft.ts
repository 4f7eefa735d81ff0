import { useCallback, useSyncExternalStore } from 'react';
import type { Parse, SimpleDraftName } from './draft-parsers';
import type { DraftName } from './draft-stores';
import type { Drafts } from './draft-types';
import { parsers } from './draft-parsers';
import { clearDraft, subscribeToDrafts } from './draft-stores';
import { getMissingDraft, readParsedDraft, writeDraft } from './drafts';

export function useParsedDraft<Name extends DraftName>(name: Name, parse: Parse<Drafts[Name]>) {
  const value = useSyncExternalStore(
    subscribeToDrafts,
    () => readParsedDraft(name, parse),
    () => getMissingDraft(name, parse),
  );
  const write = useCallback((next: NonNullable<Drafts[Name]>) => writeDraft(name, next), [name]);
  const clear = useCallback(() => clearDraft(name), [name]);
  return [value, write, clear] as const;
}

export const useDraft = <Name extends SimpleDraftName>(name: Name) => useParsedDraft(name, parsers[name]);
