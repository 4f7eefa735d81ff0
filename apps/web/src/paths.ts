/** Only `path-to.ts` builds other URLs. */
export const paths = {
  landing: '/',
  welcome: '/welcome',
  start: '/start',
  login: '/login',
  register: '/register',
  /** Followed by the id of a provider, which leads back there. */
  signIn: '/sign-in',
  /** With the token of a mailed link. */
  linkProvider: '/link-provider',
  verifyEmail: '/verify-email',
  verifyReminder: '/verify-reminder',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  accessibility: '/accessibility',
  /** Followed by the token. */
  sharedPassport: '/p',
  /** Followed by the token of a mailed link. */
  unsubscribe: '/unsubscribe',
  help: '/help',
  about: '/about',
  evidence: '/evidence',
  blog: '/blog',
  careers: '/careers',

  introWelcome: '/intro-measurements-welcome',
  introHorizontal: '/intro-horizontal-measurements',
  introVertical: '/intro-vertical-measurements',
  introSelfAnalysis: '/intro-self-analysis',
  paymentSuccess: '/payment-success',
  paymentCancelled: '/payment-cancelled',

  dashboard: '/dashboard',
  me: '/me',
  settings: '/settings',
  measurementsVertical: '/measurements/vertical',
  measurementsHorizontal: '/measurements/horizontal',
  bodyPartsPreference: '/body-parts-preference',
  profileMeasurements: '/profile/measurements',
  results: '/results',

  bodyTypeAnalysis: '/body-type-analysis',
  howTo: '/body-type-analysis/how-to',
  guideIndex: '/body-type-analysis/test',
  /** Followed by a recommendation id. */
  recommendation: '/body-type-analysis/detail',
  /** Followed by a lower-case category. */
  bestLooks: '/best-looks',
  itemDetail: '/item-detail',
  products: '/products',
  productOrder: '/products/order',
  outfitsOccasions: '/outfits-occasions',
  pack: '/outfits-occasions/pack',
  fittingRoom: '/fitting-room',
  compare: '/fitting-room/compare',
  wardrobe: '/wardrobe',
  passport: '/passport',
  currentTrends: '/current-trends',
  /** Followed by a category. */
  trendCategory: '/current-trends/category',
  trendDetail: '/current-trends/detail',
  personalizedTrendDetail: '/current-trends/personalized/detail',
} as const;

export const buildArticlePath = (slug: string) => `${paths.blog}/${slug}`;
