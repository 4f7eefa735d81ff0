import { Suspense } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { router as t } from './routes/layouts/messages.en';
import { createRoutePage } from './lib/page/route-page';
import type { PublicRoute } from './public-routes';
import { publicRoutes } from './public-routes';
import { PlainLayout } from './routes/layouts/plain-layout';
import { PublicLayout } from './routes/layouts/public-layout';
import { allScreens } from './signed-in-routes';
import { Spinner } from './ui/feedback/spinner';

const signedIn = createRoutePage(() => import('./signed-in-router'));

export function Router() {
  return (
    <Suspense fallback={<Spinner label={t('loading')} />}>
      <Routes>
        <Route element={<PublicLayout />}>{createRoutes('public')}</Route>
        <Route element={<PlainLayout />}>{createRoutes('plain')}</Route>
        <Route path="*" element={<signedIn.Page />} />
      </Routes>
    </Suspense>
  );
}

function createRoutes(frame: PublicRoute['frame']) {
  return publicRoutes
    .filter((route) => route.frame === frame)
    .map(({ path, page }) => <Route key={path} path={path} element={<page.Page />} />);
}

export async function loadPageAt(pathname: string): Promise<void> {
  const route = publicRoutes.find(({ path }) => matchPath(path, pathname));
  if (route) return void (await route.page.load());
  const screen = Object.entries(allScreens).find(([path]) => matchPath(path, pathname))?.[1];
  await Promise.all([signedIn.load(), screen?.load()]);
}
