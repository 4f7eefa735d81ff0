import type { FashionItem } from '@figura/contracts';
import type { ReactNode } from 'react';
import { buildApiUrl } from '../../lib/api/api-client';
import { BackLink } from '../../ui/links/back-link';
import { classNames } from '../../ui/class-names';
import { Picture } from '../../ui/pictures/picture';
import { Skeleton } from '../../ui/feedback/skeleton';
import { labels as t } from './messages.en';
import styles from './trend-spread.module.css';
import { Stack } from '../../ui/layout/layout';

interface TrendSpreadProps {
  back: string;
  item: FashionItem | 'loading' | null;
  children: ReactNode;
}

export function TrendSpread({ back, item, children }: TrendSpreadProps) {
  return (
    <Stack as="article" gap={2} align="start">
      <BackLink to={back} label={t('backToTrends')} />
      <div className={classNames(styles['spread'], item !== null && styles['pictured'])}>
        {item === null ? null : (
          <div className={styles['stage']}>
            {item === 'loading' ? (
              <Skeleton height="100%" />
            ) : (
              <Picture src={buildApiUrl(item.imageUrl)} alt="" eager className={styles['picture']} />
            )}
          </div>
        )}
        <div className={styles['words']}>{children}</div>
      </div>
    </Stack>
  );
}

export function formatTrendName({ imageName, productName }: FashionItem): string {
  return imageName || productName;
}
