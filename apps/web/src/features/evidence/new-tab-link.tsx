import type { ReactNode } from 'react';
import { translator } from '../../lib/messages/translator';
import { TextLink } from '../../ui/links/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden';
import messages from './messages.en';

const t = translator(messages.labels);

export function NewTabLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <TextLink to={url} target="_blank" rel="noopener noreferrer">
      {children} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </TextLink>
  );
}
