import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/page-header';
import styles from './opening.module.css';
import { start as t } from './start.messages.en';
import { Stack } from '../../ui/layout/layout';

interface OpeningProps {
  isUnderWay?: boolean;
  children: ReactNode;
}

export function Opening({ isUnderWay, children }: OpeningProps) {
  return (
    <Stack gap={2}>
      <PageHeader
        title={t('title')}
        lead={isUnderWay ? undefined : t('lead')}
        className={styles['header']!}
      />
      {isUnderWay ? null : children}
    </Stack>
  );
}
