import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names';
import styles from './text-link.module.css';

export function TextLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={classNames(styles['link'], className)} />;
}
