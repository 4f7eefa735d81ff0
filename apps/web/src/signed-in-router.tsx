import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { aliases } from './aliases';
import { lazyIsland } from './lib/page/lazy-island';
import { lazyPage } from './lib/page/lazy-page';
import { useScrollRestore } from './lib/page/use-scroll-restore';
import { paths } from './paths';
import { NavigationLayout } from './routes/layouts/navigation-layout';
import { PlainLayout } from './routes/layouts/plain-layout';
import { RequireSession, RequireVerified } from './routes/layouts/require-session';

const { Page: NotFound } = lazyPage(() => import('./routes/not-found'));
const { Page: Settings } = lazyPage(() => import('./routes/account/settings'));
const { Page: VerifyReminder } = lazyPage(() => import('./routes/account/verify-reminder'));
const { Page: IntroMeasurementsWelcome } = lazyPage(
  () => import('./routes/onboarding/intro-measurements-welcome'),
);
const { Page: IntroHorizontalMeasurements } = lazyPage(
  () => import('./routes/onboarding/intro-horizontal-measurements'),
);
const { Page: IntroVerticalMeasurements } = lazyPage(
  () => import('./routes/onboarding/intro-vertical-measurements'),
);
const { Page: IntroSelfAnalysis } = lazyPage(() => import('./routes/onboarding/intro-self-analysis'));
const { Page: PaymentSuccess } = lazyPage(() => import('./routes/account/payment-success'));
const { Page: PaymentCancelled } = lazyPage(() => import('./routes/account/payment-cancelled'));
const { Page: MeasurementsVertical } = lazyPage(() => import('./routes/measurements/measurements-vertical'));
const { Page: MeasurementsHorizontal } = lazyPage(
  () => import('./routes/measurements/measurements-horizontal'),
);
const { Page: BodyPartsPreference } = lazyPage(() => import('./routes/measurements/body-parts-preference'));
const { Page: Results } = lazyPage(() => import('./routes/measurements/results'));
const { Page: ProfileMeasurements } = lazyPage(() => import('./routes/measurements/profile-measurements'));
const { Page: BodyTypeAnalysis } = lazyPage(() => import('./routes/guides/body-type-analysis'));
const { Page: HowTo } = lazyPage(() => import('./routes/guides/how-to'));
const { Page: GuideIndex } = lazyPage(() => import('./routes/guides/guide-index'));
const { Page: Recommendation } = lazyPage(() => import('./routes/guides/recommendation'));
const { Page: BestLooks } = lazyPage(() => import('./routes/looks/best-looks'));
const { Page: BestLooksCategory } = lazyPage(() => import('./routes/looks/best-looks-category'));
const { Page: BestLooksItem } = lazyPage(() => import('./routes/looks/best-looks-item'));
const { Page: ItemDetail } = lazyPage(() => import('./routes/looks/item-detail'));
const { Page: Products } = lazyPage(() => import('./routes/products/products'));
const { Page: ProductOrder } = lazyPage(() => import('./routes/products/product-order'));
const { Page: OutfitsOccasions } = lazyPage(() => import('./routes/looks/outfits-occasions'));
const { Page: FittingRoom } = lazyPage(() => import('./routes/fitting-room/fitting-room'));
const { Page: Wardrobe } = lazyPage(() => import('./routes/wardrobe/wardrobe'));
const { Page: Passport } = lazyPage(() => import('./routes/passport/passport'));
const { Page: CurrentTrends } = lazyPage(() => import('./routes/trends/current-trends'));
const { Page: TrendCategory } = lazyPage(() => import('./routes/trends/trend-category'));
const { Page: TrendDetail } = lazyPage(() => import('./routes/trends/trend-detail'));
const { Page: PersonalizedTrendDetail } = lazyPage(() => import('./routes/trends/personalized-trend-detail'));
const { Page: Dashboard } = lazyPage(() => import('./routes/dashboard'));

// Not before the page: it needs none of it.
const Outbox = lazyIsland(() => import('./features/outbox/outbox'), null);

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
          <Route element={<RequireVerified />}>
            <Route path={paths.introWelcome} element={<IntroMeasurementsWelcome />} />
            <Route path={paths.introHorizontal} element={<IntroHorizontalMeasurements />} />
            <Route path={paths.introVertical} element={<IntroVerticalMeasurements />} />
            <Route path={paths.introSelfAnalysis} element={<IntroSelfAnalysis />} />
            <Route path={paths.paymentSuccess} element={<PaymentSuccess />} />
            <Route path={paths.paymentCancelled} element={<PaymentCancelled />} />
          </Route>
          <Route path="*" element={<NotFound />} />
        </Route>

        <Route element={<NavigationLayout />}>
          <Route element={<RequireVerified />}>
            <Route path={paths.dashboard} element={<Dashboard />} />
            <Route path={paths.measurementsVertical} element={<MeasurementsVertical />} />
            <Route path={paths.measurementsHorizontal} element={<MeasurementsHorizontal />} />
            <Route path={paths.bodyPartsPreference} element={<BodyPartsPreference />} />
            <Route path={paths.profileMeasurements} element={<ProfileMeasurements />} />
            <Route path={paths.results} element={<Results />} />
            <Route path={paths.settings} element={<Settings />} />
            <Route path={paths.bodyTypeAnalysis} element={<BodyTypeAnalysis />} />
            <Route path={paths.howTo} element={<HowTo />} />
            <Route path={paths.guideIndex} element={<GuideIndex />} />
            <Route path={`${paths.recommendation}/:itemId?`} element={<Recommendation />} />
            <Route path={paths.bestLooks} element={<BestLooks />} />
            <Route path={`${paths.bestLooks}/:category`} element={<BestLooksCategory />} />
            <Route path={`${paths.bestLooks}/:category/:itemId`} element={<BestLooksItem />} />
            <Route path={`${paths.itemDetail}/:itemId?`} element={<ItemDetail />} />
            <Route path={paths.products} element={<Products />} />
            <Route path={paths.productOrder} element={<ProductOrder />} />
            <Route path={paths.outfitsOccasions} element={<OutfitsOccasions />} />
            <Route path={paths.fittingRoom} element={<FittingRoom />} />
            <Route path={paths.wardrobe} element={<Wardrobe />} />
            <Route path={paths.passport} element={<Passport />} />
            <Route path={paths.currentTrends} element={<CurrentTrends />} />
            <Route path={`${paths.trendCategory}/:category?`} element={<TrendCategory />} />
            <Route path={`${paths.trendDetail}/:itemId?`} element={<TrendDetail />} />
            <Route path={`${paths.currentTrends}/:category/:itemId`} element={<TrendDetail />} />
            <Route path={`${paths.personalizedTrendDetail}/:itemId?`} element={<PersonalizedTrendDetail />} />
          </Route>
        </Route>
      </Routes>
      <Outbox />
    </>
  );
}

/** Another URL of a screen: the query goes along. */
function Alias({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={`${to}${search}${hash}`} replace />;
}
