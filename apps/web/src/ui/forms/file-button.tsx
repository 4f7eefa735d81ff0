import type { ComponentProps } from 'react';
import styles from './file-button.module.css';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  id: string;
  label: string;
}

export function FileButton({ id, label, ...input }: FileButtonProps) {
  return (
    <>
      <input {...input} className={styles['input']} type="file" id={id} />
      <label className={styles['button']} htmlFor={id}>
        {label}
      </label>
    </>
  );
}
