import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './settings-section.module.css';
import { Stack } from '../../ui/layout/layout';

interface SettingsSectionProps {
  id?: string;
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  isNarrow?: boolean;
  hasRows?: boolean;
  children: ReactNode;
}

export function SettingsSection({
  id,
  title,
  lead,
  aside,
  isNarrow = false,
  hasRows = false,
  children,
}: SettingsSectionProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <section
      className={classNames(styles['section'], isNarrow && styles['narrow'], hasRows && styles['rows'])}
      aria-labelledby={titleId}
    >
      <Stack gap={aside ? 2 : 1}>
        <h2 id={titleId} tabIndex={id === undefined ? undefined : -1}>
          {title}
        </h2>
        {lead ? <p className={styles['lead']}>{lead}</p> : null}
        {aside}
      </Stack>
      <div className={styles['controls']}>{children}</div>
    </section>
  );
}
