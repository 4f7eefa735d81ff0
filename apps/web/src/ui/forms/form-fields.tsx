import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/page/use-hydrated';
import styles from './form-fields.module.css';

/** Disabled until hydration: input would be lost, and a native submit would put it into the URL. */
export function FormFields({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles['fields']} disabled={!useHydrated()}>
      {children}
    </fieldset>
  );
}
