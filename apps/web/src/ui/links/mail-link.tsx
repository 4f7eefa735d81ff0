import type { ComponentProps } from 'react';
import type { ButtonLook } from '../button';
import { getButtonLook } from '../button';

interface MailLinkProps extends ComponentProps<'a'>, ButtonLook {
  href: string;
}

export function MailLink({ variant, size, wide, className, children, ...props }: MailLinkProps) {
  return (
    <a {...props} className={getButtonLook({ variant, size, wide }, className)}>
      {children}
    </a>
  );
}
