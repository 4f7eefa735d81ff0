import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './type-plate.module.css';

interface TypePlateProps {
  figure: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function TypePlate({ figure, className, children }: TypePlateProps) {
  return (
    <div className={classNames(styles['plate'], className)}>
      <div className={styles['words']} data-on-plate="">
        {children}
      </div>
      <div className={styles['view']}>{figure}</div>
    </div>
  );
}
