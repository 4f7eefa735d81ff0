import { translator } from '../../lib/messages/translator';

export const page = translator({
  title: 'Shops',
  lead: 'First what comes in your size and suits you. <link>Why?</link>',
  loading: 'Loading what shops have…',
  loadFailure: 'The products could not be loaded. Please try again.',
  unmeasuredTitle: 'What suits you depends on your body type',
  aboutUnmeasured: 'Take your eight measurements first.',
  measure: 'Get Started Now',
  lockedTitle: 'All that shops have for you',
  aboutLocked: 'Your size first, each with its price and reason.',
  unlock: 'Unlock Shops',
  changed: 'The products have changed in the meantime.',
  startAgain: 'Show them from the beginning',
  inOtherSizes: 'In other sizes only: {found}.',
  anySize: 'Show these too',
});

export const empty = translator({
  noneTitle: 'Nothing matches all of this',
  aboutNone: 'Dropping one filter finds:',
  aboutTwo: 'Dropping two filters finds:',
  aboutTooNarrow: 'Dropping one or two filters is not enough.',
  and: ' and ',
  loosen: 'Without {what}: {found}',
  countedMost: '{found} or more',
  clear: 'Show everything',
  noShopTitle: 'There are no products yet',
  aboutNoShop: 'As soon as a shop’s products arrive, they appear on this page.',
  toBestLooks: 'To your best looks',
  beyondLimitsTitle: 'Nothing within your preferences',
  aboutBeyondLimits:
    'Shops have clothes, but each is something that you chose never to see, covers less than you ask for, or costs more than your budget.',
  toSettings: 'Change preferences',
  'filter.category': 'the category',
  'filter.type': 'the kind',
  'filter.maxPrice': 'the highest price',
  'filter.currency': 'the currency',
  'filter.color': 'the color',
  'filter.occasion': 'the occasion',
  'filter.season': 'the season',
  'filter.brand': 'the brand',
  'filter.shop': 'the shop',
  'filter.sleeves': 'the sleeves',
  'filter.hem': 'the hem',
  'filter.neckline': 'the neckline',
  'filter.size': 'the size',
});

export const filters = translator({
  category: 'Category',
  anyCategory: 'All categories',
  color: 'Color',
  anyColor: 'Any color',
  occasion: 'Occasion',
  anyOccasion: 'Any occasion',
  season: 'Season',
  anySeason: 'Any season',
  maxPrice: 'Costs at most',
  anyPrice: 'Any price',
  currency: 'Prices in',
  anyCurrency: 'Any currency',
  shop: 'Shop',
  anyShop: 'All shops',
  brand: 'Brand',
  anyBrand: 'All brands',
  size: 'Size',
  anySize: 'Any size',
  ownSize: 'Size {size}',
  noSizes: 'No size information',
  sleeves: 'Sleeves',
  anySleeves: 'Any sleeves',
  'sleeveLevel.short': 'Short or longer',
  'sleeveLevel.elbow': 'To the elbow or longer',
  'sleeveLevel.three-quarter': 'Three-quarter or longer',
  'sleeveLevel.long': 'Long',
  hem: 'Hem',
  anyHem: 'Any hem',
  'hemLevel.above-knee': 'Near the knee or longer',
  'hemLevel.knee': 'Over the knee or longer',
  'hemLevel.mid-calf': 'Mid-calf or longer',
  'hemLevel.ankle': 'To the ankle',
  neckline: 'Neckline',
  anyNeckline: 'Any neckline',
  'necklineLevel.moderate': 'Not low',
  'necklineLevel.high': 'To the collarbones',
  more: 'More filters{count, plural, =0 {} other { (# chosen)}}',
});

export const card = translator({
  now: 'Now {price}, before {before}',
  notYourSize: 'Not in your size',
  but: 'But {told}',
  nothingKnown: 'Nothing known against it on you.',
});

export const details = translator({
  open: 'Sizes and reasons',
  at: '{brand} at {shop}',
  sizes: 'In stock: {sizes}',
  noSizes: 'No size information',
  suits: 'Suits you',
  mind: 'Consider',
});

export const sizes = translator({
  inStock: 'Which size fits?',
  'level.fits': 'fits',
  'level.tight': 'tight',
  'level.loose': 'loose',
  loading: 'Comparing the sizes…',
  loadFailure: 'The sizes could not be compared',
  noMeasurements: 'Sizes are compared once you have measurements.',
});

export const link = translator({
  visit: 'See it at {shop}',
  sponsored: 'Advertising: Figura earns a commission on this link.',
});

export const strip = translator({
  title: 'From shops',
  titleAlike: 'Like this, from shops',
  all: 'Show all from shops',
});

export const order = translator({
  title: 'How these are ranked',
  lead: 'Your size comes first, then what suits you. Nobody can pay to rank higher.',
  sizeTitle: 'Your size',
  size: 'It is the one in your preferences, or follows from your tape. Regions are converted, and letters follow the standard EN 13402. What is in stock only in other sizes is left out, and counted. “Any size” shows it last, with a note. Where a shop writes sizes in another way, nothing is said.',
  suitsTitle: 'What suits you',
  suits:
    'Every product is read from the shop’s own words: its kind, its cut, its lines, its colors. The same rules that rank your best looks give it points for your proportions, and more points rank higher. What speaks against a piece counts too, and is shown beside it.',
  tiesTitle: 'When two are alike',
  ties: 'Products that are less than a point apart take turns, so that colors, kinds, brands and shops change from one to the next. Where a shop listed a piece does not count.',
  leftOutTitle: 'What is left out',
  leftOut:
    'What is sold out, what is not clothing, and what you chose never to see in your preferences. Variants of one product share one card: the one that suits you best among those you asked for.',
  moneyTitle: 'Money',
  money:
    'Some links earn Figura a share of a sale. Such links are marked as advertising. The ranking does not know which links earn.',
  privacyTitle: 'What shops learn',
  privacy:
    'A shop’s page opens in a new tab and is not told who you are, what you measured or what you looked at here. We note your visit so that we can ask you once, a week later, what became of the piece, and delete the note within 60 days. We also count how often each shop is opened in a day, without saying by whom.',
  back: 'From shops',
});
