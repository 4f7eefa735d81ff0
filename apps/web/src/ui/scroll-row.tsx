import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { scrollRow as t } from './messages.en';
import styles from './scroll-row.module.css';
import { useScrollPosition } from './use-scroll-position';

interface ScrollRowProps {
  label: string;
  head: ReactNode;
  children: ReactNode;
}

/** Share of the width; below 1 so that the cut item becomes whole. */
const STEP = 0.8;

/** Vertical wheel movement stays with the page. */
export function ScrollRow({ label, head, children }: ScrollRowProps) {
  const track = useRef<HTMLDivElement>(null);
  const { overflows, atStart, atEnd } = useScrollPosition(track);

  const move = (direction: 1 | -1) => {
    const element = track.current;
    if (element) element.scrollLeft += direction * STEP * element.clientWidth;
  };

  return (
    <div className={styles['row']}>
      <div className={styles['head']}>
        {head}
        {overflows ? (
          <div className={styles['buttons']}>
            <StepButton label={t('previousIn', { label })} ended={atStart} onStep={() => move(-1)}>
              <ChevronLeft aria-hidden="true" />
            </StepButton>
            <StepButton label={t('nextIn', { label })} ended={atEnd} onStep={() => move(1)}>
              <ChevronRight aria-hidden="true" />
            </StepButton>
          </div>
        ) : null}
      </div>
      <div
        ref={track}
        className={styles['track']}
        role="group"
        aria-label={label}
        // Scrolling parts must be within reach of the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={overflows ? 0 : undefined}
      >
        <ul className={styles['list']}>{children}</ul>
      </div>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  /** The button keeps its focus but does nothing. */
  ended: boolean;
  onStep: () => void;
  children: ReactNode;
}

function StepButton({ label, ended, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      aria-disabled={ended}
      onClick={ended ? undefined : onStep}
    >
      {children}
    </button>
  );
}
