import { BlogPage } from '../features/blog/blog-page';
import { useTitle } from '../lib/use-title';

export default function Blog() {
  useTitle('Style Blog');
  return <BlogPage />;
}
