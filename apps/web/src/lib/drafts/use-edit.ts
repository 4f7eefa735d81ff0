import { useRef, useState } from 'react';
import { clearDraft } from './draft-stores';
import type { Edits } from './draft-types';
import { readEdit, writeEdit } from './drafts';

export interface Edit<Changes> {
  changes: Changes | null;
  change: (changes: Changes) => void;
  /** Changes made during the save stay, now relative to the new stored values. */
  saved: (stored: unknown) => void;
  discard: () => void;
}

/** Edits of an earlier visit count only if the stored values are unchanged. */
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
