import type { RoutePage } from './lib/page/route-page';
import { createRoutePage } from './lib/page/route-page';
import { paths } from './paths';

type Screens = Readonly<Record<string, RoutePage>>;

export const plainScreens: Screens = {
  [paths.introWelcome]: createRoutePage(() => import('./routes/onboarding/intro-measurements-welcome')),
  [paths.introHorizontal]: createRoutePage(() => import('./routes/onboarding/intro-horizontal-measurements')),
  [paths.introVertical]: createRoutePage(() => import('./routes/onboarding/intro-vertical-measurements')),
  [paths.introSelfAnalysis]: createRoutePage(() => import('./routes/onboarding/intro-self-analysis')),
  [paths.paymentSuccess]: createRoutePage(() => import('./routes/account/payment-success')),
  [paths.paymentCancelled]: createRoutePage(() => import('./routes/account/payment-cancelled')),
};

/** They start with content common to all users, so they render before the session is known. */
export const screensShownAhead: Screens = {
  [paths.dashboard]: createRoutePage(() => import('./routes/dashboard')),
  [paths.bestLooks]: createRoutePage(() => import('./routes/looks/best-looks')),
  [paths.bodyTypeAnalysis]: createRoutePage(() => import('./routes/guides/body-type-analysis')),
};

const trendDetail = createRoutePage(() => import('./routes/trends/trend-detail'));

export const screens: Screens = {
  [paths.measurementsVertical]: createRoutePage(() => import('./routes/measurements/measurements-vertical')),
  [paths.measurementsHorizontal]: createRoutePage(
    () => import('./routes/measurements/measurements-horizontal'),
  ),
  [paths.bodyPartsPreference]: createRoutePage(() => import('./routes/measurements/body-parts-preference')),
  [paths.profileMeasurements]: createRoutePage(() => import('./routes/measurements/profile-measurements')),
  [paths.results]: createRoutePage(() => import('./routes/measurements/results')),
  [paths.me]: createRoutePage(() => import('./routes/account/me')),
  [paths.settings]: createRoutePage(() => import('./routes/account/settings')),
  [paths.howTo]: createRoutePage(() => import('./routes/guides/how-to')),
  [paths.guideIndex]: createRoutePage(() => import('./routes/guides/guide-index')),
  [`${paths.recommendation}/:itemId?`]: createRoutePage(() => import('./routes/guides/recommendation')),
  [`${paths.bestLooks}/:category`]: createRoutePage(() => import('./routes/looks/best-looks-category')),
  [`${paths.bestLooks}/:category/:itemId`]: createRoutePage(() => import('./routes/looks/best-looks-item')),
  [`${paths.itemDetail}/:itemId?`]: createRoutePage(() => import('./routes/looks/item-detail')),
  [paths.products]: createRoutePage(() => import('./routes/products/products')),
  [paths.productOrder]: createRoutePage(() => import('./routes/products/product-order')),
  [paths.outfitsOccasions]: createRoutePage(() => import('./routes/looks/outfits-occasions')),
  [paths.pack]: createRoutePage(() => import('./routes/looks/pack')),
  [paths.fittingRoom]: createRoutePage(() => import('./routes/fitting-room/fitting-room')),
  [paths.compare]: createRoutePage(() => import('./routes/fitting-room/compare')),
  [paths.wardrobe]: createRoutePage(() => import('./routes/wardrobe/wardrobe')),
  [paths.passport]: createRoutePage(() => import('./routes/passport/passport')),
  [paths.currentTrends]: createRoutePage(() => import('./routes/trends/current-trends')),
  [`${paths.trendCategory}/:category?`]: createRoutePage(() => import('./routes/trends/trend-category')),
  [`${paths.trendDetail}/:itemId?`]: trendDetail,
  [`${paths.currentTrends}/:category/:itemId`]: trendDetail,
  [`${paths.personalizedTrendDetail}/:itemId?`]: createRoutePage(
    () => import('./routes/trends/personalized-trend-detail'),
  ),
};

export const verifyReminder = createRoutePage(() => import('./routes/account/verify-reminder'));

export const allScreens: Screens = {
  [paths.verifyReminder]: verifyReminder,
  ...plainScreens,
  ...screensShownAhead,
  ...screens,
};
