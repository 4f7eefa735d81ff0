import type { ReactNode } from 'react';
import { Suspense, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { ErrorBoundary } from '../../lib/page/error-boundary';
import { classNames } from '../../ui/class-names';
import { Spinner } from '../../ui/feedback/spinner';
import { Crash } from '../crash';
import { shell as t } from './messages.en';
import styles from './shell.module.css';

interface ShellProps {
  header: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}

export function Shell({ header, footer, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a
        className={styles['skip']}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('skipToContent')}
      </a>
      {header}
      <main
        id="content"
        className={classNames(styles['main'], footer !== undefined && styles['tall'])}
        tabIndex={-1}
        ref={main}
      >
        <ErrorBoundary fallback={(retry) => <Crash onRetry={retry} />}>
          <Suspense fallback={<Spinner label={t('loading')} />}>{children ?? <Outlet />}</Suspense>
        </ErrorBoundary>
      </main>
      {footer}
    </>
  );
}
