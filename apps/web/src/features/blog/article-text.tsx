import { Suspense, use, useState } from 'react';
import { ErrorBoundary } from '../../lib/error-boundary';
import { LoadFailure } from '../../ui/load-failure';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './article-text.module.css';
import { forgetParagraphs, loadParagraphs } from './articles';

const NO_ANSWER = { status: 0, message: 'Please check your connection.' };

/** The text of an article: on its way, there, or with a way to try again. */
export function ArticleText({ slug }: { slug: string }) {
  const [attempt, setAttempt] = useState(1);
  const tryAgain = () => {
    forgetParagraphs(slug);
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary
      key={attempt}
      fallback={
        <LoadFailure
          message="The article could not be loaded."
          error={NO_ANSWER}
          busy={false}
          onRetry={tryAgain}
        />
      }
    >
      <Suspense fallback={<TextSkeleton />}>
        <Paragraphs slug={slug} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Paragraphs({ slug }: { slug: string }) {
  const paragraphs = use(loadParagraphs(slug));
  return (
    <div className={styles['text']}>
      {paragraphs.map((runs, index) => (
        <p key={index}>
          {runs.map(({ text, bold }, run) => (bold ? <strong key={run}>{text}</strong> : text))}
        </p>
      ))}
    </div>
  );
}

function TextSkeleton() {
  return (
    <div className={styles['text']}>
      <VisuallyHidden>
        <span role="status">Loading the article…</span>
      </VisuallyHidden>
      {['one', 'two', 'three', 'four'].map((paragraph) => (
        <Skeleton key={paragraph} className={styles['paragraph']} />
      ))}
    </div>
  );
}
