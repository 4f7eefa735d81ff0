import { useState } from 'react';
import type { ReactNode } from 'react';
import { translator } from '../../lib/messages/translator';
import { Button } from '../button';
import messages from './next-page.messages.en';

const t = translator(messages.nextPage);

interface NextPageProps {
  /** Where the next page begins; null after the last one. */
  next: string | null;
  /** The page that begins there. */
  children: (cursor: string) => ReactNode;
}

/** At the end of a page: the next one, once it is asked for. */
export function NextPage({ next, children }: NextPageProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (next === null) return null;
  if (isAsked) return children(next);
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        {t('more')}
      </Button>
    </div>
  );
}
