import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, RefObject, SyntheticEvent } from 'react';

interface Modal {
  title: RefObject<HTMLHeadingElement | null>;
  props: {
    ref: RefObject<HTMLDialogElement | null>;
    onCancel: (event: SyntheticEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/** The browser traps and restores the focus. */
export function useModal(open: boolean, onClose: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  // Layout effect: must close before the dialog leaves the DOM, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    title.current?.focus({ preventScroll: true });
    return () => element.close();
  }, [open]);

  return {
    title,
    props: {
      ref: dialog,
      onCancel: (event) => {
        event.preventDefault();
        onClose();
      },
      onClick: (event) => {
        if (event.target === dialog.current) onClose();
      },
    },
  };
}
