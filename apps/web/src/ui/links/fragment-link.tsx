import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

interface FragmentLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  page: string;
  fragment: string;
}

/** On the same page, scrolls and moves the focus even on a repeated click. */
export function FragmentLink({ page, fragment, ...props }: FragmentLinkProps) {
  return (
    <Link
      {...props}
      to={`${page}#${fragment}`}
      onClick={() => {
        const target = document.getElementById(fragment);
        target?.focus({ preventScroll: true });
        target?.scrollIntoView();
      }}
    />
  );
}
