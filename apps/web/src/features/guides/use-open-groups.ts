import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** By history key, so that going back restores the page. */
const remembered = new Map<string, ReadonlySet<string>>();

interface OpenGroups {
  isOpen: (group: string) => boolean;
  toggle: (group: string, open: boolean) => void;
  openOnly: (groups: readonly string[]) => void;
}

export function useOpenGroups(findGroup: (id: string) => string): OpenGroups {
  const { key, hash } = useLocation();
  const [open, setOpen] = useState(
    () => remembered.get(key) ?? new Set(hash === '' ? [] : [findGroup(hash.slice(1))]),
  );
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
