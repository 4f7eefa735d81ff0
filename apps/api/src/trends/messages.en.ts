import { translator } from '../platform/errors/translator';

export const errors = translator({
  categoryNotFound: 'No Trending Items Found',
  trendingItemNotFound: 'No trending item details found',
});

export const reasons = translator({
  ofLead: 'Part of “{name}”, the theme of this week.',
  ofTheme: 'Part of “{name}”, a theme of this season.',
  besideLead: 'A piece of this season to wear with “{name}”.',
  season: 'Made for {seasons}, so now is its time.',
  spring: 'spring',
  summer: 'summer',
  fall: 'fall',
  winter: 'winter',
  both: '{first} and {second}',
  onUser: 'On you: {reason}',
  better: 'For your {feature}, rather:',
  lastWeek: 'It was part of last week’s selection.',
});

export const halfYears = translator({
  fallAndWinter: 'Fall/Winter {year}',
  springAndSummer: 'Spring/Summer {year}',
});

export const fields = translator({
  personal: 'Must be `true` or `false`',
  itemId: 'Each id must be the id of an item',
  idText: 'Each id must be a text',
  tooManyIds: 'At most {max} ids at once',
  idList: 'The ids must be a list',
});
