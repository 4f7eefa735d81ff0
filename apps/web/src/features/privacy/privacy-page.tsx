import { PRIVACY_POLICY } from '../../content/privacy-head';
import { lazyIsland } from '../../lib/page/lazy-island';
import { formatDay } from '../../lib/text/format-day';
import { useGoBack } from '../../lib/page/use-go-back';
import { paths } from '../../paths';
import { ArrowLeft } from '../../ui/links/arrow-left';
import { Button } from '../../ui/button';
import { Page } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import { Spinner } from '../../ui/feedback/spinner';
import styles from './privacy-page.module.css';

const Policy = lazyIsland(() => import('./policy'), <Spinner label="Loading the policy…" />);

export function PrivacyPage() {
  const goBack = useGoBack(paths.landing);
  const { title, lead, lastUpdated } = PRIVACY_POLICY;
  return (
    <Page className={styles['page']!}>
      <div className={styles['head']}>
        <Button variant="quiet" size="small" icon={<ArrowLeft />} onClick={goBack}>
          Back
        </Button>
        <PageHeader title={title} lead={lead} />
        <p className={styles['updated']}>
          Last updated <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
        </p>
      </div>
      <Policy />
    </Page>
  );
}
