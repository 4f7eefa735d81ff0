import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../button';
import { PageHeader } from '../layout/page-header';
import { hiddenNumbers as t } from './hidden-numbers.messages.en';

interface HiddenNumbersProps {
  hidden: boolean;
  title?: string;
  children: ReactNode;
}

/** If hidden, shown after one tap until the page is left. */
export function HiddenNumbers({ hidden, title, children }: HiddenNumbersProps) {
  const [shown, setShown] = useState(false);
  if (!hidden || shown) return children;
  return (
    <>
      {title ? <PageHeader title={title} /> : null}
      <p>
        {t('hidden')}{' '}
        <Button variant="quiet" size="small" onClick={() => setShown(true)}>
          {t('show')}
        </Button>
      </p>
    </>
  );
}
