import type { ReactNode } from 'react';
import { TextLink } from '../../ui/links/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { labels as t } from './messages.en';

export function NewTabLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <TextLink to={url} target="_blank" rel="noopener noreferrer">
      {children} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </TextLink>
  );
}
