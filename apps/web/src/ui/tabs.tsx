import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { classNames } from './class-names';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  active: Id;
  onChange: (id: Id) => void;
  framed?: boolean;
  children: ReactNode;
}

/** WAI-ARIA tabs: arrows, Home, and End move; Tab enters the panel. */
export function Tabs<Id extends string>({
  label,
  tabs,
  active,
  onChange,
  framed = false,
  children,
}: TabsProps<Id>) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const buildTabId = (id: Id) => `${baseId}-tab-${id}`;
  const panelId = `${baseId}-panel`;

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === active);
    const goal = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    onChange(tabs[goal]!.id);
    list.current?.querySelectorAll('button')[goal]?.focus();
  };

  return (
    <div>
      <div
        className={classNames(styles['list'], framed && styles['framed'])}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={buildTabId(tab.id)}
            className={styles['tab']}
            aria-selected={tab.id === active}
            aria-controls={panelId}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={styles['panel']} role="tabpanel" id={panelId} aria-labelledby={buildTabId(active)}>
        {children}
      </div>
    </div>
  );
}
