import { BlogPage } from '../../features/blog/blog-page';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function Blog() {
  usePageMeta({ path: paths.blog, title: 'Style Blog' });
  return <BlogPage />;
}
