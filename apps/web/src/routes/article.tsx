import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import type { ArticleSummary } from '../features/blog/article-files';
import { ArticlePage } from '../features/blog/article-page';
import { articleBySlug } from '../features/blog/articles';
import { usePageMeta } from '../lib/use-page-meta';
import { pathTo } from '../paths';

const NotFound = lazy(() => import('./not-found'));

export default function Article() {
  const { slug = '' } = useParams();
  const article = articleBySlug(slug);
  return article ? <Titled article={article} /> : <NotFound />;
}

function Titled({ article }: { article: ArticleSummary }) {
  const { slug, title, excerpt } = article;
  usePageMeta({ path: pathTo.article(slug), title, description: excerpt });
  return <ArticlePage article={article} />;
}
