import { ErrorBoundary } from './lib/page/error-boundary';
import { ScrollRestoration } from './lib/page/scroll-restoration';
import { SessionProvider } from './lib/session/session';
import { Router } from './router';
import { Crash } from './routes/crash';
import { PlainLayout } from './routes/layouts/plain-layout';

/** `isFrame`: in static HTML that only those who are signed in see. */
export function App({ isFrame = false }: { isFrame?: boolean }) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <PlainLayout>
          <Crash onRetry={retry} />
        </PlainLayout>
      )}
    >
      <SessionProvider expected={isFrame}>
        <ScrollRestoration />
        <Router />
      </SessionProvider>
    </ErrorBoundary>
  );
}
