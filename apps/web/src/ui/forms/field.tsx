import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  id?: string | undefined;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  after?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

export function FieldFrame({ label, hint, error, id, after, className, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['label']} htmlFor={controlId}>
        {label}
      </label>
      <div className={classNames(styles['line'], error !== undefined && styles['wrong'])}>
        {children({
          id: controlId,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error === undefined ? undefined : true,
        })}
        {after}
      </div>
      {hint ? (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles['error']} id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
