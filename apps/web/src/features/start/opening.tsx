import type { ReactNode } from 'react';
import { translator } from '../../lib/messages/translator';
import { PageHeader } from '../../ui/layout/page-header';
import styles from './opening.module.css';
import messages from './start.messages.en';
import { Stack } from '../../ui/layout/layout';

const t = translator(messages.start);

interface OpeningProps {
  isUnderWay: boolean;
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
