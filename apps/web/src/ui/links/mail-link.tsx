import type { ComponentProps } from 'react';
import type { ButtonLook } from '../button';
import { getButtonLook } from '../button';

interface MailLinkProps extends ComponentProps<'a'>, ButtonLook {
  /** An email of the form `mailto:`. */
  href: string;
}

/** A link that looks like a button and starts a mail. */
export function MailLink({ variant, size, wide, className, children, ...props }: MailLinkProps) {
  return (
    <a {...props} className={getButtonLook({ variant, size, wide }, className)}>
      {children}
    </a>
  );
}
