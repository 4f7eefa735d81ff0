import { Suspense } from 'react';
import { ErrorBoundary } from '../../lib/page/error-boundary';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/layout';
import { Spinner } from '../../ui/feedback/spinner';
import { ArticleView } from './article-view';
import { forgetArticle } from './load-article';
import { articlePage as t } from './messages.en';

export function ArticlePage({ slug }: { slug: string }) {
  const renderFailure = (retry: () => void) => {
    const tryAgain = () => {
      forgetArticle(slug);
      retry();
    };
    return (
      <Page>
        <div role="alert">
          <EmptyState title={t('loadFailure')} action={<Button onClick={tryAgain}>{t('tryAgain')}</Button>}>
            <p>{t('checkConnection')}</p>
          </EmptyState>
        </div>
      </Page>
    );
  };
  return (
    <ErrorBoundary fallback={renderFailure}>
      <Suspense fallback={<Spinner label={t('loading')} />}>
        <ArticleView slug={slug} />
      </Suspense>
    </ErrorBoundary>
  );
}
