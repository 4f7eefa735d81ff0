import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { Wordmark } from '../../ui/links/wordmark';
import { Shell } from './shell';
import styles from './shell.module.css';
import { HelpFooter } from './help-footer';

export function PlainLayout({ children }: { children?: ReactNode }) {
  return (
    <Shell
      header={
        <header className={styles['header']}>
          <div className={styles['bar']}>
            <Wordmark to={paths.landing} />
          </div>
        </header>
      }
      footer={<HelpFooter />}
    >
      {children}
    </Shell>
  );
}
