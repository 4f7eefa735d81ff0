import { BLOG } from '../../content/blog';
import { deferred } from '../../lib/deferred';
import { paths } from '../../paths';
import { PageHeader } from '../../ui/page-header';
import { Spinner } from '../../ui/spinner';
import styles from './blog-page.module.css';

const ArticleList = deferred(() => import('./article-list'), <Spinner label="Loading the articles…" />);
const Newsletter = deferred(() => import('./newsletter'), null);

export function BlogPage() {
  return (
    <div className={styles['page']}>
      <PageHeader
        className={styles['masthead']!}
        back={{ to: paths.landing, label: 'Back to Home' }}
        title={BLOG.title}
        lead={BLOG.lead}
      />
      <ArticleList />
      <Newsletter />
    </div>
  );
}
