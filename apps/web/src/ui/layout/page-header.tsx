import type { ReactNode } from 'react';
import type { BackLinkProps } from '../links/back-link';
import { BackLink } from '../links/back-link';
import { classNames } from '../class-names';
import { Eyebrow } from '../eyebrow';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  back?: BackLinkProps;
  className?: string;
}

/** The only `<h1>`; it takes the focus after a route change. */
export function PageHeader({ title, eyebrow, lead, back, className }: PageHeaderProps) {
  return (
    <header className={classNames(styles['header'], className)}>
      {back ? <BackLink {...back} /> : null}
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <h1 tabIndex={-1}>{title}</h1>
      {lead ? <p className={styles['lead']}>{lead}</p> : null}
    </header>
  );
}
