import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowLeft } from './arrow-left';
import { classNames } from './class-names';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** A few words above the title. */
  eyebrow?: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  back?: { to: string; label: string };
  className?: string;
}

/** The head of a page, with its one `<h1>`, which takes the focus after a change of route. */
export function PageHeader({ title, eyebrow, lead, back, className }: PageHeaderProps) {
  return (
    <header className={classNames(styles['header'], className)}>
      {back ? (
        <Link to={back.to} className={styles['back']}>
          <ArrowLeft />
          {back.label}
        </Link>
      ) : null}
      {eyebrow ? <p className={styles['eyebrow']}>{eyebrow}</p> : null}
      <h1 tabIndex={-1}>{title}</h1>
      {lead ? <p className={styles['lead']}>{lead}</p> : null}
    </header>
  );
}
