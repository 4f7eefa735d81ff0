import { ArrowUpRight } from 'lucide-react';
import { ButtonLink } from '../button';
import { VisuallyHidden } from '../visually-hidden';
import { labels as t } from './messages.en';

interface ShopLinkProps {
  /** Https; the shop learns nothing of this page. */
  url: string;
  children: string;
}

export function ShopLink({ url, children }: ShopLinkProps) {
  return (
    <ButtonLink to={url} target="_blank" rel="noopener noreferrer" icon={<ArrowUpRight aria-hidden="true" />}>
      {children}
      <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </ButtonLink>
  );
}
