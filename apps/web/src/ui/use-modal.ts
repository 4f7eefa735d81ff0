import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, RefObject, SyntheticEvent } from 'react';

interface Modal {
  /** Of the heading that the focus begins at. */
  title: RefObject<HTMLHeadingElement | null>;
  /** Of the `<dialog>`. */
  props: {
    ref: RefObject<HTMLDialogElement | null>;
    onCancel: (event: SyntheticEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/** A native modal dialog: the browser keeps the focus inside and gives it back. Escape, or a click beside it, asks to close it. */
export function useModal(open: boolean, onClose: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  // Before the browser forgets the dialog, where it goes with what is in it: only then does it give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    // The browser would begin at the close button, and so would whoever listens.
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
