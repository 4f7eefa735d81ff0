import type { ReactNode } from 'react';
import { useId } from 'react';
import type { ButtonProps } from './button';
import { Button } from './button';
import { labels as t } from './messages.en';
import { VisuallyHidden } from './visually-hidden';

interface UnreadyButtonProps extends Omit<ButtonProps, 'onClick' | 'type' | 'disabled' | 'busy'> {
  note?: ReactNode;
}

/** Focusable but without effect, for unfinished features. */
export function UnreadyButton({ note = t('unreadyButton'), children, ...props }: UnreadyButtonProps) {
  const noteId = useId();
  return (
    <>
      <Button {...props} aria-disabled="true" aria-describedby={noteId}>
        {children}
      </Button>
      <VisuallyHidden>
        <span id={noteId}>{note}</span>
      </VisuallyHidden>
    </>
  );
}
