import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useEscape } from '../../lib/browser/use-escape';
import styles from './sentence.module.css';

interface SentenceChoice {
  label: string;
  text: string;
  list: (close: () => void) => ReactNode;
}

interface SentenceProps<Name extends string> {
  choices: Readonly<Record<Name, SentenceChoice>>;
  children: (words: Record<Name, () => ReactNode>) => ReactNode;
  onLocked?: (() => void) | undefined;
}

export function Sentence<Name extends string>({ choices, children, onLocked }: SentenceProps<Name>) {
  const [open, setOpen] = useState<{ name: Name; word: HTMLElement } | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(null);
    open?.word.focus();
  };
  const toggle = (name: Name, word: HTMLElement) =>
    onLocked ? onLocked() : setOpen(open?.name === name ? null : { name, word });
  const words = {} as Record<Name, () => ReactNode>;
  for (const name of Object.keys(choices) as Name[])
    words[name] = () => (
      // A button element does not wrap with the sentence.
      <span
        key={name}
        role="button"
        tabIndex={0}
        className={styles['word']}
        aria-expanded={onLocked ? undefined : open?.name === name}
        onClick={({ currentTarget }) => toggle(name, currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          toggle(name, event.currentTarget);
        }}
      >
        {choices[name].text}
      </span>
    );
  return (
    <div ref={whole} className={styles['sentence']}>
      <h1 tabIndex={-1} className={styles['line']}>
        {children(words)}
      </h1>
      {open ? (
        <ChoicePanel
          key={open.name}
          label={choices[open.name].label}
          at={open.word.offsetLeft}
          onClose={close}
          onLeave={(target) => {
            if (!whole.current?.contains(target)) setOpen(null);
          }}
        >
          {choices[open.name].list(close)}
        </ChoicePanel>
      ) : null}
    </div>
  );
}

interface ChoicePanelProps {
  label: string;
  /** In px from the left of the sentence. */
  at: number;
  onClose: () => void;
  onLeave: (target: Node) => void;
  children: ReactNode;
}

function ChoicePanel({ label, at, onClose, onLeave, children }: ChoicePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  useEscape(onClose);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    (find('[aria-pressed="true"], :checked') ?? find('button,input'))?.focus();
    const follow = ({ target }: Event) => leave.current(target as Node);
    document.addEventListener('pointerdown', follow);
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('pointerdown', follow);
      document.removeEventListener('focusin', follow);
    };
  }, []);
  return (
    <div
      ref={panel}
      role="group"
      aria-label={label}
      className={styles['panel']}
      data-screen-only
      style={{ '--at': at } as object}
    >
      {children}
    </div>
  );
}
