import type { ReactNode } from 'react';
import type { PlateName } from '../../content/plates/plates';
import { plateUrls } from '../../content/plates/plate-urls';
import { PageHeader } from './page-header';
import styles from './plate-page.module.css';

interface PlatePageProps {
  title: string;
  eyebrow?: string;
  lead?: ReactNode;
  /** Never the user's own figure, even when signed in. */
  plate: Extract<PlateName, `woman-${string}`>;
  caption: string;
  /** On phones, the plate is hidden. */
  isLong?: boolean;
  children: ReactNode;
}

export function PlatePage({ title, eyebrow, lead, plate, caption, isLong, children }: PlatePageProps) {
  return (
    <div className={styles['page']} data-long={isLong || undefined}>
      <div className={styles['content']}>
        <PageHeader title={title} lead={lead} {...(eyebrow === undefined ? {} : { eyebrow })} />
        {children}
      </div>
      <figure className={styles['plate']} data-on-plate="">
        <div className={styles['view']}>
          <img src={plateUrls[plate]} alt="" width={300} height={780} className={styles['drawing']} />
          <figcaption className={styles['caption']}>{caption}</figcaption>
        </div>
      </figure>
    </div>
  );
}
