import { BLOG } from '../../content/blog';
import { paths } from '../../paths';
import { PageHeader } from '../../ui/layout/page-header';
import styles from './blog-page.module.css';
import { labels as t } from './messages.en';
import { ArticleList } from './article-list';
import { Newsletter } from './newsletter';

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
