import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './lib/error-boundary';
import { ScrollRestoration } from './lib/scroll-restoration';
import { SessionProvider } from './lib/session';
import { Router } from './router';
import { Crash } from './routes/crash';

export function App() {
  return (
    <ErrorBoundary fallback={<Crash />}>
      <BrowserRouter>
        <SessionProvider>
          <ScrollRestoration />
          <Router />
        </SessionProvider>
      </BrowserRouter>
    </ErrorBoundary>
  );
}
