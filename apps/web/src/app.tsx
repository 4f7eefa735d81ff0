import { ErrorBoundary } from './lib/error-boundary';
import { ScrollRestoration } from './lib/scroll-restoration';
import { SessionProvider } from './lib/session';
import { Router } from './router';
import { Crash } from './routes/crash';

/** The app without its source of addresses: the address bar in a browser, one address at a time in the build. */
export function App() {
  return (
    <ErrorBoundary fallback={<Crash />}>
      <SessionProvider>
        <ScrollRestoration />
        <Router />
      </SessionProvider>
    </ErrorBoundary>
  );
}
