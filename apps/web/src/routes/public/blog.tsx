import { BlogPage } from '../../features/blog/blog-page';
import messages from '../../features/blog/messages.en';
import { translator } from '../../lib/messages/translator';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

const t = translator(messages.labels);

export default function Blog() {
  usePageMeta({ path: paths.blog, title: t('blog') });
  return <BlogPage />;
}
