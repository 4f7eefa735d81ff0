import { BLOG } from '../../content/blog';
import { translator } from '../../lib/messages/translator';
import { lazyIsland } from '../../lib/page/lazy-island';
import { paths } from '../../paths';
import { PageHeader } from '../../ui/layout/page-header';
import { Spinner } from '../../ui/feedback/spinner';
import styles from './blog-page.module.css';
import messages from './messages.en';

const t = translator(messages.blogPage);

const ArticleList = lazyIsland(() => import('./article-list'), <Spinner label={t('loading')} />);
const Newsletter = lazyIsland(() => import('./newsletter'), null);

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
