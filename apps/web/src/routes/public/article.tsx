import { useParams } from 'react-router-dom';
import { ArticlePage } from '../../features/blog/article-page';
import { isArticle } from '../../features/blog/load-article';

import NotFound from '../not-found';

export default function Article() {
  const { slug = '' } = useParams();
  return isArticle(slug) ? <ArticlePage key={slug} slug={slug} /> : <NotFound />;
}
