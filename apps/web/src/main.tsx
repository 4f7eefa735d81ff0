import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { waitForUse } from './lib/browser/first-interaction';
import { OpeningProvider } from './lib/page/opening';
import { isPrerenderedHere } from './lib/page/prerendered';
import { tokens } from './lib/session/tokens';
import { loadPageAt } from './router';
import './ui/styles/tokens.css';
import './ui/styles/fonts.css';
import './ui/styles/global.css';

const { pathname, search } = window.location;
if (search) void import('./lib/session/referral').then(({ rememberReferral }) => rememberReferral(search));

/** In milliseconds. */
const BEFORE_ASKING_AGAIN = 2000;

// Vite asks for a style sheet once: one that could not be loaded is asked for until it is there.
const askForStylesAgain = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement)
    setTimeout(() => target.replaceWith(target.cloneNode()), BEFORE_ASKING_AGAIN);
};
window.addEventListener('error', askForStylesAgain, { capture: true });

const root = document.getElementById('root')!;

function start() {
  const isWhole = isPrerenderedHere(root);
  const isShown = root.hasChildNodes();
  const app = (
    <StrictMode>
      <OpeningProvider stands={isShown && !isWhole}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </OpeningProvider>
    </StrictMode>
  );
  // Whoever is signed in, or wants something of the page or a place on it, uses it already.
  const isToBeRead =
    isWhole && !tokens.present() && search + window.location.hash === '' && window.scrollY === 0;
  if (isToBeRead) waitForUse();
  // In small steps, between which the page answers. What stands there is taken over and not replaced: it may be in use.
  startTransition(() => {
    if (isShown) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/** The rest of the work as a task of its own, so that a slow phone can answer in between. */
const aTaskLater = () => new Promise<void>((resolve) => setTimeout(resolve));

void aTaskLater()
  .then(() => loadPageAt(pathname))
  // A page that cannot be loaded now is asked for again by the router, which also says so when it fails.
  .catch(() => undefined)
  .then(aTaskLater)
  .then(start);
