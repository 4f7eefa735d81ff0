import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { useModal } from '../../ui/use-modal';
import { welcomeDialog as t } from './messages.en';
import styles from './welcome-dialog.module.css';

export interface WelcomeScreen {
  title: string;
  lead?: string;
  picture?: ReactNode;
  phonePicture?: 'low' | 'none';
  aside?: string;
  action: string;
  isUnfinished?: boolean;
  renderBody: (next: () => void) => ReactNode;
  onNext?: () => void;
}

interface WelcomeDialogProps {
  screens: readonly WelcomeScreen[];
  exit?: ReactNode;
  onEnd: () => void;
}

export function WelcomeDialog({ screens, exit, onEnd }: WelcomeDialogProps) {
  const [index, setIndex] = useState(0);
  const titleId = useId();
  const { title, props } = useModal(true, onEnd);
  const screen = screens[index]!;
  const goNext = () => {
    screen.onNext?.();
    if (index + 1 < screens.length) setIndex(index + 1);
    else onEnd();
  };

  useEffect(() => {
    title.current?.focus();
  }, [index, title]);

  return (
    <dialog {...props} className={styles['dialog']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <span className={styles['wordmark']}>{t('name')}</span>
        <Button variant="quiet" size="small" onClick={onEnd}>
          {t('later')}
        </Button>
      </div>
      <div className={classNames(styles['screen'], screen.picture ? styles['pictured'] : undefined)}>
        <Progress step={index + 1} of={screens.length} />
        <div className={styles['words']}>
          <h2 id={titleId} ref={title} tabIndex={-1} className={styles['title']}>
            {screen.title}
          </h2>
          {screen.aside ? (
            <span className={styles['aside']} aria-hidden="true">
              {screen.aside}
            </span>
          ) : null}
          {screen.lead ? <p className={styles['lead']}>{screen.lead}</p> : null}
        </div>
        {screen.picture ? (
          <div className={styles['plate']} data-phone={screen.phonePicture}>
            {screen.picture}
          </div>
        ) : null}
        <div className={styles['body']}>{screen.renderBody(goNext)}</div>
        <div className={styles['actions']}>
          {index > 0 ? (
            <Button variant="quiet" onClick={() => setIndex(index - 1)}>
              {t('back')}
            </Button>
          ) : (
            exit
          )}
          <Button variant={screen.isUnfinished ? 'secondary' : 'primary'} onClick={goNext}>
            {screen.action}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function Progress({ step, of }: { step: number; of: number }) {
  return (
    <div className={styles['progress']}>
      <span className={styles['marks']} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i key={index} data-done={index < step || undefined} />
        ))}
      </span>
      <span className={styles['count']}>{t('count', { step, of })}</span>
    </div>
  );
}
