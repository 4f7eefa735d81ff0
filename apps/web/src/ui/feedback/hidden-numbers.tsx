import type { ReactNode } from 'react';
import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { Button } from '../button';
import messages from './hidden-numbers.messages.en';

const t = translator(messages.hiddenNumbers);

interface HiddenNumbersProps {
  /** Whether the user wants no numbers of their body on screens. */
  hidden: boolean;
  /** What shows them. */
  children: ReactNode;
}

/** Numbers of the body; for whoever hides them, after one tap, and until the page is left. */
export function HiddenNumbers({ hidden, children }: HiddenNumbersProps) {
  const [shown, setShown] = useState(false);
  if (!hidden || shown) return children;
  return (
    <p>
      {t('hidden')}{' '}
      <Button variant="quiet" size="small" onClick={() => setShown(true)}>
        {t('show')}
      </Button>
    </p>
  );
}
