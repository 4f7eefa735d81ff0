import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { aliases } from './aliases';
import { Outbox } from './features/outbox/outbox';
import { KeepPassport } from './features/passport/keep-passport';
import type { RoutePage } from './lib/page/route-page';
import { useScrollRestore } from './lib/page/use-scroll-restore';
import { AdviceRefresh } from './lib/session/advice-refresh';
import { useSession } from './lib/session/session';
import { paths } from './paths';
import { NavigationLayout } from './routes/layouts/navigation-layout';
import { PlainLayout } from './routes/layouts/plain-layout';
import { RequireSession, RequireVerified } from './routes/layouts/require-session';
import NotFound from './routes/not-found';
import { plainScreens, screens, screensShownAhead, verifyReminder } from './signed-in-routes';

export default function SignedInRouter() {
  useScrollRestore();
  return (
    <>
      <Routes>
        {aliases.map(({ from, to }) => (
          <Route key={from} path={from} element={<Alias to={to} />} />
        ))}

        <Route element={<PlainLayout />}>
          <Route element={<RequireSession afterSignOut={paths.landing} />}>
            <Route path={paths.verifyReminder} element={<verifyReminder.Page />} />
          </Route>
          <Route element={<RequireVerified />}>{createRoutes(plainScreens)}</Route>
        </Route>

        <Route element={<EitherLayout />}>
          <Route path="*" element={<NotFound />} />
        </Route>

        <Route element={<NavigationLayout />}>
          <Route element={<RequireVerified ahead />}>{createRoutes(screensShownAhead)}</Route>
          <Route element={<RequireVerified />}>{createRoutes(screens)}</Route>
        </Route>
      </Routes>
      <AdviceRefresh />
      <Outbox />
      <KeepPassport />
    </>
  );
}

function createRoutes(pages: Readonly<Record<string, RoutePage>>) {
  return Object.entries(pages).map(([path, { Page }]) => <Route key={path} path={path} element={<Page />} />);
}

function EitherLayout() {
  const { status } = useSession();
  return status === 'unauthenticated' ? <PlainLayout /> : <NavigationLayout />;
}

function Alias({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={`${to}${search}${hash}`} replace />;
}
