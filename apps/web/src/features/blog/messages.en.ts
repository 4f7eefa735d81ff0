import { translator } from '../../lib/messages/translator';

export const labels = translator({
  readArticle: 'Read Article',
  backToBlog: 'Back to Blog',
  allArticles: 'All Articles',
  backToHome: 'Back to Home',
  tags: 'Tags',
  blog: 'Style Blog',
});

export const articleList = translator({
  controls: 'Find an article',
  search: 'Search',
  placeholder: 'Search articles...',
  categories: 'Categories',
  found: '{count, plural, one {{count} article} other {{count} articles}}',
  noneFound: 'No articles found',
  aboutNoneFound: 'Try adjusting your search terms or browse different categories',
});

export const articlePage = translator({
  loadFailure: 'The article could not be loaded.',
  tryAgain: 'Try again',
  checkConnection: 'Please check your connection.',
  loading: 'Loading the article…',
});

export const articlePlates = translator({
  fiveFigures: 'Five women of the types A to E, each in an outfit for that type',
  longTorsoAndLegs:
    'Two women, one with a long torso and one with long legs, with a line where the legs begin',
  fourSkirts: 'Four skirts, their hems above the knee, at the knee, at mid-calf and at the ankle',
  breton: 'A boat-necked top with narrow horizontal stripes',
  twoOutfits: 'Two outfits, one in a single dark color, one in three tones of camel that darken downwards',
  threeSweaters: 'Three sweaters: one with a V-neck, one with a boat neck, one with a scooped neck',
  shortMiddle: 'A woman whose stretch from chest to knee is short, with lines at chest, crotch and knee',
  measuredWaist: 'A woman with a tape around the waist',
  threeFigures: 'Three women of different shapes, side by side',
  shirtAndJeans: 'A white shirt and straight jeans, laid flat',
  coatAndDress: 'A trench coat and a shirt dress',
  jacketAndTrousers: 'A green blazer and wide brown pants',
});
