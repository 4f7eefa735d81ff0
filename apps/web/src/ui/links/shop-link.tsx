import { ArrowUpRight } from 'lucide-react';
import { translator } from '../../lib/messages/translator';
import { ButtonLink } from '../button';
import { VisuallyHidden } from '../visually-hidden';
import messages from './messages.en';

const t = translator(messages.shopLink);

interface ShopLinkProps {
  /** An https URL; it is somebody else's page, which learns nothing of this one. */
  url: string;
  children: string;
}

/** The way to where something is sold, in a new tab. */
export function ShopLink({ url, children }: ShopLinkProps) {
  return (
    <ButtonLink to={url} target="_blank" rel="noopener noreferrer" icon={<ArrowUpRight aria-hidden="true" />}>
      {children}
      <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </ButtonLink>
  );
}
