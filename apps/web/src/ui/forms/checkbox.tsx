import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { classNames } from '../class-names';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles['checkbox'], className)}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}

interface CheckboxGroupProps {
  legend: ReactNode;
  children: ReactNode;
  className?: string;
}

export function CheckboxGroup({ legend, children, className }: CheckboxGroupProps) {
  return (
    <fieldset className={className}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['choices']}>{children}</div>
    </fieldset>
  );
}
