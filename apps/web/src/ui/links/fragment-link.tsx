import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

interface FragmentLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  /** The page. */
  page: string;
  /** The id of a heading on it. */
  fragment: string;
}

/** A link to a part of a page. On that page it scrolls there, also the second time, and takes the focus along. */
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
