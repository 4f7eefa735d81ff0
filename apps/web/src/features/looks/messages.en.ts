import { translator } from '../../lib/messages/translator';

export const bestLook = translator({
  eyebrow: 'First choice',
  why: 'Why',
  all: 'All reasons',
});

export const bestLooksPage = translator({
  loading: 'Loading your best looks…',
  loadFailure: 'Failed to load your best looks. Please try again.',
  title: 'Your Best Looks',
  noItemsFound: 'No Items Found',
  toYourAnalysis: 'To your analysis',
  aboutNoItems: 'No piece in the catalog suits everything that you ticked. A shorter list finds more.',
  showAll: 'Show All',
  showAllOf: 'Show All {category}',
  outfits: 'Whole outfits, put together for you: <link>Outfits for Occasions</link>',
});

export const categoryChips = translator({
  label: 'Categories',
  all: 'All',
});

export const lookCategoryPage = translator({
  bestLooks: 'Best looks',
  noCategory: 'Missing category',
  loading: 'Loading items…',
  loadFailure: 'Failed to load items. Please try again.',
  yourBestLooks: 'Your Best Looks',
  noItemsFound: 'No Items Found',
  aboutNoItems: 'There is nothing of this kind among your best looks.',
  allYourBestLooks: 'All your best looks',
});

export const chosenLooks = translator({
  filters: 'Filters{count, plural, =0 {} other { (# chosen)}}',
  kind: 'Kind',
  color: 'Color',
  'any.kind': 'Every kind',
  'any.color': 'Every color',
  option: '{name} ({count, number})',
  owned: 'Like ones I own',
  count: '{shown, number} of {all, number}',
  others: 'Show {count, plural, one {one more that suits} other {all # more that suit}} you',
});

export const itemPage = translator({
  noId: 'Missing item ID',
  notFound: 'Item not found',
  title: 'Item details',
});

export const itemViewer = translator({
  itemDetails: 'Item details',
  notFound: 'Item not found',
  loadFailure: 'Failed to load item details. Please try again.',
  loading: 'Loading…',
  close: 'Close',
  previousItem: 'Previous item',
  nextItem: 'Next item',
  trendOfTheWeek: 'Your trend of the week',
  position: '{position} of {count}',
  whyThisIsTrending: 'Why this is trending',
});

export const itemViews = translator({
  views: 'Ways to see it',
  worn: 'On you',
  flat: 'Flat',
});

export const hideItem = translator({
  hide: 'Hide it',
  show: 'Show it again',
  failure: 'This could not be saved just now.',
});

export const itemWords = translator({
  shop: 'Shop This Look',
  why: 'Why This Works for You',
  whatItDoes: 'What It Does for Your Proportions',
  probably: 'Probably: it depends on a measurement that is estimated so far.',
  moreReasons: '{count, plural, one {One more reason} other {# more reasons}}',
  doesItSuitYou: 'Does it suit you?',
  loadFailure: 'The reasons could not be loaded just now.',
  tryAgain: 'Try again',
  loading: 'Loading…',
  noGain: 'It adds nothing for your proportions. If you love it, wear it.',
  noEffect: 'It neither helps nor hurts your proportions: wear it because you like it.',
});

export const lookSources = translator({
  allBestLooks: 'All your best looks',
  bestLooksLocked: 'Every look in detail',
  unlockBestLooks: 'Unlock Best Looks',
  aboutBestLooks: 'With why it works for you. It comes with lifetime access.',
  allCurrentTrends: 'All current trends',
  trendsLocked: 'Current Trends - Premium Feature',
  unlockCurrentTrends: 'Unlock Current Trends',
  aboutTrends: 'Every trend in detail, with why it works for you, comes with lifetime access.',
});

export const looksPreview = translator({
  more: '{more, plural, other {# more that suit you}}',
  all: 'All that suits you',
  share: '{shown, number} of {total, number}',
  unlockBestLooks: 'Unlock Best Looks',
  opens: 'All looks, trends, outfits and checks.',
});

export const unmeasured = translator({
  title: 'Your looks depend on your body type',
  getStartedNow: 'Get Started Now',
  measureFirst: 'Take your eight measurements first: they show which lines suit yours.',
});

export const bestLooks = translator({
  title: 'Your best looks',
});
