import { Suspense } from 'react';
import { ErrorBoundary } from '../../lib/page/error-boundary';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/layout';
import { Spinner } from '../../ui/feedback/spinner';
import { ArticleView } from './article-view';
import { forgetArticle } from './load-article';

/** An article: on its way, there, or with a way to try again. */
export function ArticlePage({ slug }: { slug: string }) {
  const failure = (retry: () => void) => {
    const tryAgain = () => {
      forgetArticle(slug);
      retry();
    };
    return (
      <Page>
        <div role="alert">
          <EmptyState
            title="The article could not be loaded."
            action={<Button onClick={tryAgain}>Try again</Button>}
          >
            <p>Please check your connection.</p>
          </EmptyState>
        </div>
      </Page>
    );
  };
  return (
    <ErrorBoundary fallback={failure}>
      <Suspense fallback={<Spinner label="Loading the article…" />}>
        <ArticleView slug={slug} />
      </Suspense>
    </ErrorBoundary>
  );
}
