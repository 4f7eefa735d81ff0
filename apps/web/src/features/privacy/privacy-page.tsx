import { PRIVACY_POLICY } from '../../content/privacy-head';
import { translator } from '../../lib/messages/translator';
import { lazyIsland } from '../../lib/page/lazy-island';
import { formatDay } from '../../lib/text/format-day';
import { useGoBack } from '../../lib/page/use-go-back';
import { paths } from '../../paths';
import { ArrowLeft } from '../../ui/links/arrow-left';
import { Button } from '../../ui/button';
import { Page } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import { Spinner } from '../../ui/feedback/spinner';
import messages from './messages.en';
import styles from './privacy-page.module.css';

const t = translator(messages.privacyPage);

const Policy = lazyIsland(() => import('./policy'), <Spinner label={t('loading')} />);

export function PrivacyPage() {
  const goBack = useGoBack(paths.landing);
  const { title, lead, lastUpdated } = PRIVACY_POLICY;
  return (
    <Page className={styles['page']!}>
      <div className={styles['head']}>
        <Button variant="quiet" size="small" icon={<ArrowLeft />} onClick={goBack}>
          {t('back')}
        </Button>
        <PageHeader title={title} lead={lead} />
        <p className={styles['updated']}>
          {t.rich('lastUpdated', {
            lastUpdated: formatDay(lastUpdated),
            time: (chunks) => <time dateTime={lastUpdated}>{chunks}</time>,
          })}
        </p>
      </div>
      <Policy />
    </Page>
  );
}
