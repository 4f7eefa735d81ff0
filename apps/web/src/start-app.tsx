import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preload } from 'swr';
import { App } from './app';
import { rememberReferral } from './lib/session/referral';
import { loadUser, SESSION_KEY } from './lib/session/session';
import { tokens } from './lib/session/tokens';
import { loadPageAt } from './router';

const { pathname, search } = window.location;
if (search) rememberReferral(search);

/** Milliseconds. */
const BEFORE_ASKING_AGAIN = 2000;

// Vite requests a style sheet once, so failed ones are retried here.
const askForStylesAgain = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement)
    setTimeout(() => target.replaceWith(target.cloneNode()), BEFORE_ASKING_AGAIN);
};
window.addEventListener('error', askForStylesAgain, { capture: true });

const root = document.getElementById('root')!;
const isFrame = 'frame' in root.dataset;
delete root.dataset['frame'];

// Navigation before hydration causes a harmless mismatch. On the same page, a mismatch is a bug.
const reportDifference = (error: unknown) => {
  if (window.location.pathname === pathname) reportError(error);
};
const app = (
  <StrictMode>
    <BrowserRouter>
      <App isFrame={isFrame} />
    </BrowserRouter>
  </StrictMode>
);

if (tokens.present()) preload(SESSION_KEY, loadUser).catch(() => undefined);

// Without the page's code, React would drop the static HTML. The router retries and reports a failed load.
void loadPageAt(pathname)
  .catch(() => undefined)
  .then(() =>
    // A transition, so that rendering does not block input.
    startTransition(() => {
      if (root.hasChildNodes()) hydrateRoot(root, app, { onRecoverableError: reportDifference });
      else createRoot(root).render(app);
    }),
  );
