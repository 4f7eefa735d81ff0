import type { ReactNode } from 'react';
import { useGoBack } from '../../lib/page/use-go-back';
import { formatDay } from '../../lib/text/format-day';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Page, Stack } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import { ArrowLeft } from '../../ui/links/arrow-left';
import { legalPage as t } from './messages.en';
import styles from './legal-page.module.css';
import textStyles from '../../ui/text.module.css';

interface LegalPageProps {
  title: string;
  lead: string;
  /** ISO date of the last change. */
  lastUpdated: string;
  children: ReactNode;
}

export function LegalPage({ title, lead, lastUpdated, children }: LegalPageProps) {
  const goBack = useGoBack(paths.landing);
  return (
    <Page className={styles['page']!}>
      <Stack gap={2} align="start">
        <Button variant="quiet" size="small" icon={<ArrowLeft />} onClick={goBack}>
          {t('back')}
        </Button>
        <PageHeader title={title} lead={lead} />
        <p className={textStyles['muted']}>
          {t.rich('lastUpdated', {
            lastUpdated: formatDay(lastUpdated),
            time: (chunks) => <time dateTime={lastUpdated}>{chunks}</time>,
          })}
        </p>
      </Stack>
      {children}
    </Page>
  );
}
