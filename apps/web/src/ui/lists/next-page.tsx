import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { nextPage as t } from './next-page.messages.en';

interface NextPageProps {
  next: string | null;
  children: (cursor: string) => ReactNode;
}

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
