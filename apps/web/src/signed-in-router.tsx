import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { aliases } from './aliases';
import { paths } from './paths';
import { NavigationLayout } from './routes/layouts/navigation-layout';
import { PlainLayout } from './routes/layouts/plain-layout';
import { RequireSession, RequireVerified } from './routes/layouts/require-session';

const NotFound = lazy(() => import('./routes/not-found'));
const Settings = lazy(() => import('./routes/settings'));
const VerifyReminder = lazy(() => import('./routes/verify-reminder'));
const IntroMeasurementsWelcome = lazy(() => import('./routes/intro-measurements-welcome'));
const IntroHorizontalMeasurements = lazy(() => import('./routes/intro-horizontal-measurements'));
const IntroVerticalMeasurements = lazy(() => import('./routes/intro-vertical-measurements'));
const IntroSelfAnalysis = lazy(() => import('./routes/intro-self-analysis'));
const PaymentSuccess = lazy(() => import('./routes/payment-success'));
const PaymentCancelled = lazy(() => import('./routes/payment-cancelled'));
const MeasurementsVertical = lazy(() => import('./routes/measurements-vertical'));
const MeasurementsHorizontal = lazy(() => import('./routes/measurements-horizontal'));
const BodyPartsPreference = lazy(() => import('./routes/body-parts-preference'));
const Results = lazy(() => import('./routes/results'));
const ProfileMeasurements = lazy(() => import('./routes/profile-measurements'));
const BodyTypeAnalysis = lazy(() => import('./routes/body-type-analysis'));
const HowTo = lazy(() => import('./routes/how-to'));
const GuideIndex = lazy(() => import('./routes/guide-index'));
const Recommendation = lazy(() => import('./routes/recommendation'));
const BestLooks = lazy(() => import('./routes/best-looks'));
const BestLooksCategory = lazy(() => import('./routes/best-looks-category'));
const BestLooksItem = lazy(() => import('./routes/best-looks-item'));
const ItemDetail = lazy(() => import('./routes/item-detail'));
const OutfitsOccasions = lazy(() => import('./routes/outfits-occasions'));
const CurrentTrends = lazy(() => import('./routes/current-trends'));
const TrendCategory = lazy(() => import('./routes/trend-category'));
const TrendDetail = lazy(() => import('./routes/trend-detail'));
const PersonalizedTrendDetail = lazy(() => import('./routes/personalized-trend-detail'));
const Dashboard = lazy(() => import('./routes/dashboard'));

/** The screens that need an account: which is shown at which address, in which frame, and to whom. */
export default function SignedInRouter() {
  return (
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
          <Route path={paths.outfitsOccasions} element={<OutfitsOccasions />} />
          <Route path={paths.currentTrends} element={<CurrentTrends />} />
          <Route path={`${paths.trendCategory}/:category?`} element={<TrendCategory />} />
          <Route path={`${paths.trendDetail}/:itemId?`} element={<TrendDetail />} />
          <Route path={`${paths.currentTrends}/:category/:itemId`} element={<TrendDetail />} />
          <Route path={`${paths.personalizedTrendDetail}/:itemId?`} element={<PersonalizedTrendDetail />} />
        </Route>
      </Route>
    </Routes>
  );
}

/** Another address of a screen: the query goes along. */
function Alias({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={`${to}${search}${hash}`} replace />;
}
