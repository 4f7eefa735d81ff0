import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  /** Of its heading, where something leads to it. */
  id?: string;
  title: string;
  /** A sentence beside the controls. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the settings: what it is about on the left, its controls on the right, a hairline above. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <div className={styles['about']}>
        <h2 id={titleId} tabIndex={id === undefined ? undefined : -1}>
          {title}
        </h2>
        {lead ? <p className={styles['lead']}>{lead}</p> : null}
      </div>
      <div className={styles['controls']}>{children}</div>
    </section>
  );
}
