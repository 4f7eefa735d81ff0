import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/page/use-hydrated';
import styles from './form-fields.module.css';

/**
 * The fields of a form that may stand in static HTML. Until the page has come alive they wait: what was typed before
 * would be lost, and a browser that sent the form by itself would write it into the URL.
 */
export function FormFields({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles['fields']} disabled={!useHydrated()}>
      {children}
    </fieldset>
  );
}
