/** Every URL of the app. Nothing else writes one but `path-to.ts`, for the URLs that take something along. */
export const paths = {
  landing: '/',
  welcome: '/welcome',
  start: '/start',
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  verifyReminder: '/verify-reminder',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  /** Followed by the token of a link to somebody's passport. */
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
  /** Followed by the id of a recommendation. */
  recommendation: '/body-type-analysis/detail',
  /** Followed by a category, in lower case. */
  bestLooks: '/best-looks',
  /** Followed by the id of an item. */
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
  /** Followed by the id of an item. */
  trendDetail: '/current-trends/detail',
  /** Followed by the id of an item. */
  personalizedTrendDetail: '/current-trends/personalized/detail',
} as const;

/** An article of the blog, by its slug. */
export const buildArticlePath = (slug: string) => `${paths.blog}/${slug}`;
