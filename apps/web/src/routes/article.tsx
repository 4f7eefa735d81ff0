import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import type { ArticleSummary } from '../features/blog/article-files';
import { ArticlePage } from '../features/blog/article-page';
import { articleBySlug } from '../features/blog/articles';
import { useTitle } from '../lib/use-title';

const NotFound = lazy(() => import('./not-found'));

export default function Article() {
  const { slug = '' } = useParams();
  const article = articleBySlug(slug);
  return article ? <Titled article={article} /> : <NotFound />;
}

function Titled({ article }: { article: ArticleSummary }) {
  useTitle(article.title);
  return <ArticlePage article={article} />;
}
