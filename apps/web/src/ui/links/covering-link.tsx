import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names';
import styles from './covering-link.module.css';

/**
 * A link that is as large as the card around it: its nearest ancestor with `position: relative`. What can be pressed beside
 * it needs a place of its own above it (`z-index`).
 */
export function CoveringLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={classNames(styles['link'], className)} />;
}
