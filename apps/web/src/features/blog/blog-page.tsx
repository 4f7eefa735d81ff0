import { BLOG } from '../../content/blog';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { PageHeader } from '../../ui/layout/page-header';
import styles from './blog-page.module.css';
import messages from './messages.en';
import { ArticleList } from './article-list';
import { Newsletter } from './newsletter';

const t = translator(messages.labels);

export function BlogPage() {
  return (
    <div className={styles['page']}>
      <PageHeader
        className={styles['masthead']!}
        back={{ to: paths.landing, label: t('backToHome') }}
        title={BLOG.title}
        lead={BLOG.lead}
      />
      <ArticleList />
      <Newsletter />
    </div>
  );
}
