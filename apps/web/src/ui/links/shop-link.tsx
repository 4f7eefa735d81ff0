import { ArrowUpRight } from 'lucide-react';
import { ButtonLink } from '../button';
import { VisuallyHidden } from '../visually-hidden';

interface ShopLinkProps {
  /** An https address; it is somebody else's page, which learns nothing of this one. */
  address: string;
  children: string;
}

/** The way to where something is sold, in a new tab. */
export function ShopLink({ address, children }: ShopLinkProps) {
  return (
    <ButtonLink
      to={address}
      target="_blank"
      rel="noopener noreferrer"
      icon={<ArrowUpRight aria-hidden="true" />}
    >
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </ButtonLink>
  );
}
