import { BlogPage } from '../../features/blog/blog-page';
import { labels as t } from '../../features/blog/messages.en';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function Blog() {
  usePageMeta({ path: paths.blog, title: t('blog') });
  return <BlogPage />;
}
