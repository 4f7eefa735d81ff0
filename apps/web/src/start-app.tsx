import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { rememberReferral } from './lib/session/referral';
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
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// A page that cannot be loaded now is asked for again by the router, which also says so when it fails.
const loaded = loadPageAt(pathname).catch(() => undefined);
if (root.hasChildNodes())
  // In small steps, between which the page answers; all of its code first, since React would give up a part that waits.
  void loaded.then(() => startTransition(() => void hydrateRoot(root, app)));
else createRoot(root).render(app);
