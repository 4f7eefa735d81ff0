import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../../lib/error-boundary';
import { LoadFailure } from '../../ui/load-failure';
import { Page } from '../../ui/layout';
import { Spinner } from '../../ui/spinner';
import { ArticleView } from './article-view';
import { forgetArticle } from './load-article';

const NO_ANSWER = { status: 0, message: 'Please check your connection.' };

/** An article: on its way, there, or with a way to try again. */
export function ArticlePage({ slug }: { slug: string }) {
  const [attempt, setAttempt] = useState(1);
  const tryAgain = () => {
    forgetArticle(slug);
    setAttempt(attempt + 1);
  };
  const failure = (
    <Page>
      <LoadFailure
        message="The article could not be loaded."
        error={NO_ANSWER}
        busy={false}
        onRetry={tryAgain}
      />
    </Page>
  );
  return (
    <ErrorBoundary key={attempt} fallback={failure}>
      <Suspense fallback={<Spinner label="Loading the article…" />}>
        <ArticleView slug={slug} />
      </Suspense>
    </ErrorBoundary>
  );
}
