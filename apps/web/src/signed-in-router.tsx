import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { aliases } from './aliases';
import { lazyIsland } from './lib/page/lazy-island';
import { lazyPage } from './lib/page/lazy-page';
import type { LazyPage } from './lib/page/lazy-page';
import { useHydrated } from './lib/page/use-hydrated';
import { useScrollRestore } from './lib/page/use-scroll-restore';
import { AdviceRefresh } from './lib/session/advice-refresh';
import { firstAnswers } from './lib/session/first-answers';
import { paths } from './paths';
import { NavigationLayout } from './routes/layouts/navigation-layout';
import { PlainLayout } from './routes/layouts/plain-layout';
import { RequireSession, RequireVerified } from './routes/layouts/require-session';

/** By their URL. */
type Screens = Readonly<Record<string, LazyPage>>;

const { Page: NotFound } = lazyPage(() => import('./routes/not-found'));
const { Page: VerifyReminder } = lazyPage(() => import('./routes/account/verify-reminder'));

/** Without the navigation: before the measurements, and around a payment. */
const plain: Screens = {
  [paths.introWelcome]: lazyPage(() => import('./routes/onboarding/intro-measurements-welcome')),
  [paths.introHorizontal]: lazyPage(() => import('./routes/onboarding/intro-horizontal-measurements')),
  [paths.introVertical]: lazyPage(() => import('./routes/onboarding/intro-vertical-measurements')),
  [paths.introSelfAnalysis]: lazyPage(() => import('./routes/onboarding/intro-self-analysis')),
  [paths.paymentSuccess]: lazyPage(() => import('./routes/account/payment-success')),
  [paths.paymentCancelled]: lazyPage(() => import('./routes/account/payment-cancelled')),
};

/** They begin with what is the same for every user, and show it before they know who it is. */
const ahead: Screens = {
  [paths.bestLooks]: lazyPage(() => import('./routes/looks/best-looks')),
  [paths.bodyTypeAnalysis]: lazyPage(() => import('./routes/guides/body-type-analysis')),
};

const trendDetail = lazyPage(() => import('./routes/trends/trend-detail'));

const screens: Screens = {
  [paths.dashboard]: lazyPage(() => import('./routes/dashboard')),
  [paths.measurementsVertical]: lazyPage(() => import('./routes/measurements/measurements-vertical')),
  [paths.measurementsHorizontal]: lazyPage(() => import('./routes/measurements/measurements-horizontal')),
  [paths.bodyPartsPreference]: lazyPage(() => import('./routes/measurements/body-parts-preference')),
  [paths.profileMeasurements]: lazyPage(() => import('./routes/measurements/profile-measurements')),
  [paths.results]: lazyPage(() => import('./routes/measurements/results')),
  [paths.settings]: lazyPage(() => import('./routes/account/settings')),
  [paths.howTo]: lazyPage(() => import('./routes/guides/how-to')),
  [paths.guideIndex]: lazyPage(() => import('./routes/guides/guide-index')),
  [`${paths.recommendation}/:itemId?`]: lazyPage(() => import('./routes/guides/recommendation')),
  [`${paths.bestLooks}/:category`]: lazyPage(() => import('./routes/looks/best-looks-category')),
  [`${paths.bestLooks}/:category/:itemId`]: lazyPage(() => import('./routes/looks/best-looks-item')),
  [`${paths.itemDetail}/:itemId?`]: lazyPage(() => import('./routes/looks/item-detail')),
  [paths.products]: lazyPage(() => import('./routes/products/products')),
  [paths.productOrder]: lazyPage(() => import('./routes/products/product-order')),
  [paths.outfitsOccasions]: lazyPage(() => import('./routes/looks/outfits-occasions')),
  [paths.fittingRoom]: lazyPage(() => import('./routes/fitting-room/fitting-room')),
  [paths.wardrobe]: lazyPage(() => import('./routes/wardrobe/wardrobe')),
  [paths.passport]: lazyPage(() => import('./routes/passport/passport')),
  [paths.currentTrends]: lazyPage(() => import('./routes/trends/current-trends')),
  [`${paths.trendCategory}/:category?`]: lazyPage(() => import('./routes/trends/trend-category')),
  [`${paths.trendDetail}/:itemId?`]: trendDetail,
  [`${paths.currentTrends}/:category/:itemId`]: trendDetail,
  [`${paths.personalizedTrendDetail}/:itemId?`]: lazyPage(
    () => import('./routes/trends/personalized-trend-detail'),
  ),
};

// Not before the page: it needs none of it.
const OutboxPart = lazyIsland(() => import('./features/outbox/outbox'), null);

/** No part of an opening: what takes its place would wait for the code of a part that stands there. */
function Outbox() {
  return useHydrated() ? <OutboxPart /> : null;
}

/** The screens that need an account: which is shown at which URL, in which frame, and to whom. */
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
            <Route path={paths.verifyReminder} element={<VerifyReminder />} />
          </Route>
          <Route element={<RequireVerified />}>{routesTo(plain)}</Route>
          <Route path="*" element={<NotFound />} />
        </Route>

        <Route element={<NavigationLayout />}>
          <Route element={<RequireVerified ahead />}>{routesTo(ahead)}</Route>
          <Route element={<RequireVerified />}>{routesTo(screens)}</Route>
        </Route>
      </Routes>
      <AdviceRefresh />
      <Outbox />
    </>
  );
}

function routesTo(some: Screens) {
  return Object.entries(some).map(([path, { Page }]) => <Route key={path} path={path} element={<Page />} />);
}

/** Every URL of these screens, as the router reads it. */
export const signedInPaths: readonly string[] = [
  ...aliases.map(({ from }) => from),
  paths.verifyReminder,
  ...Object.keys({ ...plain, ...ahead, ...screens }),
];

/** Loads the screen at a URL ahead, and awaits what its page asked for, so that its first render is whole. */
export async function openScreenAt(pathname: string): Promise<void> {
  const all = Object.entries({ ...plain, ...ahead, ...screens });
  const screen = all.find(([path]) => matchPath(path, pathname))?.[1];
  await Promise.all([screen?.load(), firstAnswers()]);
}

/** Another URL of a screen: the query goes along. */
function Alias({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={`${to}${search}${hash}`} replace />;
}
