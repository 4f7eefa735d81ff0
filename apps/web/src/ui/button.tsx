import type { ComponentProps, ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger' | undefined;
  size?: 'medium' | 'small' | undefined;
  wide?: boolean | undefined;
}

export function getButtonLook(
  { variant = 'primary', size = 'medium', wide = false }: ButtonLook,
  className?: string,
): string {
  return classNames(styles['button'], styles[variant], styles[size], wide && styles['wide'], className);
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Stays focusable while busy but ignores presses. */
  busy?: boolean;
  icon?: ReactNode;
}

export function Button({ variant, size, wide, busy = false, icon, className, ...props }: ButtonProps) {
  const { type = 'button', onClick, children, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={getButtonLook({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className={styles['dots']} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends LinkProps, ButtonLook {
  icon?: ReactNode;
}

export function ButtonLink({ variant, size, wide, icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <Link data-screen-only {...props} className={getButtonLook({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}
