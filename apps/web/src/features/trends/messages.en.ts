import { translator } from '../../lib/messages/translator';

export const labels = translator({
  backToTrends: 'Back to Trends',
  currentTrends: 'Current trends',
});

export const trendCategoryPage = translator({
  title: 'Trending {category}',
  trendingItems: 'Trending items',
  currentTrends: 'Current Trends',
  forYou: 'For You',
  lead: "What's hot right now",
  loading: 'Loading trending {category}...',
  loadFailure: 'Error Loading',
  goBack: 'Go Back',
  noCategory: 'Missing authentication or category',
  noTrendingItemsFound: 'No Trending Items Found',
  aboutNoPersonalItems: 'Nothing of this kind among this week’s trends is one of your best looks.',
  aboutNoItems: 'There is nothing of this kind among this week’s trends.',
  allCurrentTrends: 'All current trends',
});

export const personalReasons = translator({
  probably: 'Probably: it depends on a measurement that is estimated so far.',
  why: 'Why This Works Perfectly for You',
  whatItDoes: 'What It Does for Your Proportions',
  allReasons: 'All {count} reasons',
  trendingJustForYou: 'Trending Just for You',
  perfectForYour: 'Perfect for Your <span>{bodyPart}</span>',
  noGain: 'It adds nothing for your proportions. If you love this trend, wear it.',
  noEffect: 'It neither helps nor hurts your proportions: if you like this trend, wear it.',
});

export const personalizedTrendPage = translator({
  perfectTrend: 'Perfect Trend for You',
  aTrendOfThisWeek: 'A trend of this week',
  notFound: 'No personalized trend details found',
  forYou: 'For You',
  trending: 'Trending',
  shopThisPerfectTrend: 'Shop This Perfect Trend',
  shopThisTrend: 'Shop This Trend',
});

export const trendLead = translator({
  eyebrow: 'The look of the week',
  theme: 'The theme of the week',
  yours: 'Your trend of the week',
  fromTheme: 'From the theme of the week: {theme}.',
  onUser: 'On a {code}',
  details: 'See it in detail',
  detailsOf: 'See it in detail: {name}',
});

export const trendGroup = translator({
  bestOnYou: '+ Best on you',
  items: '{length, plural, one {# item} other {# items}}',
  viewAll: 'View All',
  viewAllOf: 'View All {category}',
  new: 'New',
});

export const nearlyYours = translator({
  title: 'Nearly yours',
  about: 'Each would suit you with one change.',
});

export const trendPage = translator({
  trendingItem: 'Trending item',
  why: 'Why This is Trending',
  forYou: 'What it does for you',
  shopThisTrend: 'Shop This Trend',
  notFound: 'No trending item details found',
});

export const trendState = translator({
  noId: 'Missing item ID',
  loadFailure: 'Failed to load item details. Please try again.',
  loading: 'Loading…',
  itemNotFound: 'Item Not Found',
  allCurrentTrends: 'All current trends',
});

export const trendsLock = translator({
  title: 'Current Trends - Premium Feature',
  unlockCurrentTrends: 'Unlock Current Trends',
  about: 'Every piece of the week, and which of them suit you.',
});

export const trendNotes = translator({
  suits: '+ Suits you',
  because: '+ {reason}',
  nearly: '± {change}',
});

export const trendsPage = translator({
  allTrends: 'All Trends',
  forYou: 'For You',
  loading: 'Loading trends…',
  failure: 'Failed to load trending items. Please try again.',
  loadingPersonal: 'Loading your trends…',
  failurePersonal: 'Failed to load personalized trends. Please try again.',
  title: 'Current Trends',
  trends: 'Trends',
  empty: 'No trending items found.',
  aboutEmpty: 'Check back soon for the latest fashion trends.',
  emptyPersonal: 'No personalized trends yet!',
  completeYourProfile: 'Complete Your Profile',
  aboutEmptyPersonal: 'Complete your style profile to see trending items perfect for your body type.',
});
