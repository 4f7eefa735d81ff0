import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classNames } from '../class-names';

/** A sheet that lies on the page. For what stands apart; most content needs a hairline and no card. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames(styles['card'], className)} />;
}
