import type { ComponentProps, ReactNode } from 'react';
import { PageHeader } from './page-header';
import { Picture } from '../pictures/picture';
import styles from './picture-header.module.css';

interface PictureHeaderProps extends Omit<ComponentProps<typeof PageHeader>, 'className'> {
  src: string;
  alt: string;
  low?: boolean;
  children?: ReactNode;
}

export function PictureHeader(props: PictureHeaderProps) {
  const { src, alt, low = false, children, ...header } = props;
  return (
    <div className={styles['header']}>
      <div className={styles['words']}>
        <PageHeader {...header} />
        {children}
      </div>
      <Picture src={src} alt={alt} shape="landscape" eager className={low ? styles['low'] : undefined} />
    </div>
  );
}
