import { ErrorBoundary } from './lib/page/error-boundary';
import { ScrollRestoration } from './lib/page/scroll-restoration';
import { SessionProvider } from './lib/session/session';
import { Router } from './router';
import { Crash } from './routes/crash';
import { PlainLayout } from './routes/layouts/plain-layout';

export function App() {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <PlainLayout>
          <Crash onRetry={retry} />
        </PlainLayout>
      )}
    >
      <SessionProvider>
        <ScrollRestoration />
        <Router />
      </SessionProvider>
    </ErrorBoundary>
  );
}
