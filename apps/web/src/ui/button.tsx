import type { ComponentProps, ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names';

export interface ButtonLook {
  /** Plain looks like the text around it. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger' | undefined;
  size?: 'medium' | 'small' | undefined;
  /** Takes the whole width of its column. */
  wide?: boolean | undefined;
}

/** The class attribute of what looks like a button. */
export function getButtonLook(
  { variant = 'primary', size = 'medium', wide = false }: ButtonLook,
  className?: string,
): string {
  return classNames(styles['button'], styles[variant], styles[size], wide && styles['wide'], className);
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Something is under way: the button stays focusable and named, and does nothing when pressed. */
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

/** A link that looks like a button: where it leads is what it is for. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <Link data-screen-only {...props} className={getButtonLook({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}
