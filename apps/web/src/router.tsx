import { Suspense } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { translator } from './lib/messages/translator';
import messages from './routes/layouts/messages.en';
import { lazyPage } from './lib/page/lazy-page';
import type { PublicRoute } from './public-routes';
import { publicRoutes } from './public-routes';
import { PlainLayout } from './routes/layouts/plain-layout';
import { PublicLayout } from './routes/layouts/public-layout';
import { Spinner } from './ui/feedback/spinner';

const t = translator(messages.router);

/** A chunk of its own, with its frames: who only reads the public pages never loads it. */
const signedIn = lazyPage(() =>
  import('./signed-in-router').then(({ default: Page, openScreenAt }) => ({ default: Page, openScreenAt })),
);

/** Which screen is shown at which URL: the public ones here, all others in the router for signed-in people. */
export function Router() {
  return (
    <Suspense fallback={<Spinner label={t('loading')} />}>
      <Routes>
        <Route element={<PublicLayout />}>{routesIn('public')}</Route>
        <Route element={<PlainLayout />}>{routesIn('plain')}</Route>
        <Route path="*" element={<signedIn.Page />} />
      </Routes>
    </Suspense>
  );
}

function routesIn(frame: PublicRoute['frame']) {
  return publicRoutes
    .filter((route) => route.frame === frame)
    .map(({ path, page }) => <Route key={path} path={path} element={<page.Page />} />);
}

/** Loads the page at a URL ahead, with what it asked for, so that its first render is whole. */
export async function loadPageAt(pathname: string): Promise<void> {
  const route = publicRoutes.find(({ path }) => matchPath(path, pathname));
  if (route) await route.page.load();
  else await (await signedIn.load()).openScreenAt(pathname);
}
