import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What stood open, by the key of the history's entry: going back finds a page as it was left. */
const remembered = new Map<string, ReadonlySet<string>>();

interface OpenGroups {
  isOpen: (group: string) => boolean;
  toggle: (group: string, open: boolean) => void;
  /** Opens these alone; none closes all. */
  openOnly: (groups: readonly string[]) => void;
}

/** Which groups of a page stand open: at first the given ones, and the one that the URL's fragment names. */
export function useOpenGroups(atFirst: readonly string[]): OpenGroups {
  const { key, hash } = useLocation();
  const [open, setOpen] = useState(() => remembered.get(key) ?? new Set([...atFirst, hash.slice(1)]));
  const openOnly = (groups: Iterable<string>) => {
    const next = new Set(groups);
    remembered.set(key, next);
    setOpen(next);
  };
  return {
    isOpen: (group) => open.has(group),
    toggle: (group, isOpen) => {
      if (open.has(group) === isOpen) return;
      openOnly(isOpen ? [...open, group] : [...open].filter((other) => other !== group));
    },
    openOnly,
  };
}
