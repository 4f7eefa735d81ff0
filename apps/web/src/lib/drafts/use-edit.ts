import { useRef, useState } from 'react';
import { clearDraft } from './draft-stores';
import type { Edits } from './draft-types';
import { readEdit, writeEdit } from './drafts';

export interface Edit<Changes> {
  /** What was changed and not saved yet, or null. */
  changes: Changes | null;
  change: (changes: Changes) => void;
  /** Follows a save of `changes`. What was changed while it was under way stays, as a change of what is stored now. */
  saved: (stored: unknown) => void;
  discard: () => void;
}

/**
 * Changes to stored values, kept as a draft until they are saved or discarded. Those of an earlier visit count only
 * while the stored values are the ones they were made from.
 */
export function useEdit<Name extends keyof Edits>(name: Name, stored: unknown): Edit<Edits[Name]> {
  const [changes, setChanges] = useState(() => readEdit(name, stored));
  const latest = useRef(changes);

  const hold = (next: Edits[Name] | null) => {
    latest.current = next;
    setChanges(next);
  };
  const discard = () => {
    clearDraft(name);
    hold(null);
  };

  return {
    changes,
    change: (next) => {
      hold(next);
      writeEdit(name, stored, next);
    },
    saved: (now) => {
      if (latest.current === changes || latest.current === null) discard();
      else writeEdit(name, now, latest.current);
    },
    discard,
  };
}
