import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names';
import styles from './covering-link.module.css';

/** Covers the nearest ancestor with `position: relative`. Other controls there need a `z-index`. */
export function CoveringLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={classNames(styles['link'], className)} />;
}
