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

/** In milliseconds. */
const BEFORE_ASKING_AGAIN = 2000;

// Vite asks for a style sheet once: one that could not be loaded is asked for until it is there.
const askForStylesAgain = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement)
    setTimeout(() => target.replaceWith(target.cloneNode()), BEFORE_ASKING_AGAIN);
};
window.addEventListener('error', askForStylesAgain, { capture: true });

const root = document.getElementById('root')!;

// A visitor who follows a link before the page is alive leaves static HTML that React has not read yet. It renders the next
// page anew, which is all there is to do; on the page itself a difference is a mistake.
const reportDifference = (error: unknown) => {
  if (window.location.pathname === pathname) reportError(error);
};
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// Beside the code of the page, and not after it.
if (tokens.present()) preload(SESSION_KEY, loadUser).catch(() => undefined);

// All of the page's code first, since React would give up static HTML that waits, and show a spinner elsewhere. A page that
// cannot be loaded now is asked for again by the router, which also says so when it fails.
void loadPageAt(pathname)
  .catch(() => undefined)
  .then(() => {
    // In small steps, between which the page answers.
    if (root.hasChildNodes())
      startTransition(() => void hydrateRoot(root, app, { onRecoverableError: reportDifference }));
    else createRoot(root).render(app);
  });
