import { BLOG } from '../../content/blog';
import { lazyIsland } from '../../lib/page/lazy-island';
import { paths } from '../../paths';
import { PageHeader } from '../../ui/layout/page-header';
import { Spinner } from '../../ui/feedback/spinner';
import styles from './blog-page.module.css';

const ArticleList = lazyIsland(() => import('./article-list'), <Spinner label="Loading the articles…" />);
const Newsletter = lazyIsland(() => import('./newsletter'), null);

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
