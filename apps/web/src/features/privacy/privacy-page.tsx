import { ArrowLeft } from 'lucide-react';
import { PRIVACY_LEGAL_NOTES, PRIVACY_POLICY, PRIVACY_SECTIONS } from '../../content/privacy-policy';
import { formatDay } from '../../lib/format-day';
import { useGoBack } from '../../lib/use-go-back';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { FragmentLink } from '../../ui/fragment-link';
import { Page } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { PolicyBlocks } from './policy-blocks';
import styles from './privacy-page.module.css';

export function PrivacyPage() {
  const goBack = useGoBack(paths.landing);
  const { title, lead, lastUpdated } = PRIVACY_POLICY;
  return (
    <Page className={styles['page']!}>
      <div className={styles['head']}>
        <Button variant="quiet" size="small" icon={<ArrowLeft aria-hidden="true" />} onClick={goBack}>
          Back
        </Button>
        <PageHeader title={title} lead={lead} />
        <p className={styles['updated']}>
          Last updated <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
        </p>
      </div>
      <nav className={styles['contents']} aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <ol>
          {PRIVACY_SECTIONS.map(({ id, heading }) => (
            <li key={id}>
              <FragmentLink page={paths.privacyPolicy} fragment={id}>
                {heading}
              </FragmentLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles['sections']}>
        {PRIVACY_SECTIONS.map(({ id, heading, blocks }) => (
          <section key={id} className={styles['section']} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            <PolicyBlocks blocks={blocks} />
          </section>
        ))}
        <aside className={styles['notes']} aria-label="Legal notes">
          {PRIVACY_LEGAL_NOTES.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </aside>
      </div>
    </Page>
  );
}
