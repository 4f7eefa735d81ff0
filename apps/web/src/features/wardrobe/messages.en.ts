import { translator } from '../../lib/messages/translator';

export const wardrobe = translator({
  title: 'Wardrobe',
  quota: '{used, number} of {limit, number} free',
});

export const head = translator({
  title: 'Wardrobe',
  search: 'Search',
  searchHint: 'A color, a kind, or your own words',
  select: 'Select',
  add: '+ Add',
});

export const filters = translator({
  shown: 'Show',
  counted: '{what} {count, number}',
  all: 'All',
  'in-wash': 'In the wash',
  wishes: 'Wishes',
  'not-for-a-season': 'Not worn for a season',
  'taken-out': 'Taken out',
});

export const shownPieces = translator({
  found: '{total, plural, =0 {Nothing found} one {One piece} other {# pieces}}',
  loading: 'Loading your wardrobe…',
  loadFailure: 'Your wardrobe could not be loaded.',
  nothing: 'No pieces here.',
  nothingFor: 'Nothing for “{words}”.',
  nothingWished: 'No wishes yet. Check a piece in the fitting room and keep it as a wish.',
  nothingInWash: 'Nothing is in the wash.',
  nothingTakenOut: 'Nothing was taken out in the last 30 days.',
  showAll: 'Show all',
  overLimit:
    '{count, plural, one {One piece stays yours} other {# pieces stay yours}} to view, export and take out. Without lifetime access you can add more once fewer than {limit, number} are left.',
  export: 'Export your data',
});

export const pages = translator({
  loadFailure: 'More of your wardrobe could not be loaded.',
  waiting: 'waiting',
  inWash: 'in the wash',
  worn: '{days, plural, =0 {Worn today} =1 {Worn yesterday} other {Worn # days ago}}',
  wornWeeks: 'Worn {weeks, number} weeks ago',
  putBack: 'Put back',
  failure: 'This could not be saved just now.',
});

export const bulk = translator({
  selected: '{count, plural, =0 {Nothing selected} one {One piece selected} other {# pieces selected}}',
  all: 'All',
  worn: 'Worn today',
  toWash: 'In the wash',
  fromWash: 'Out of the wash',
  takeOut: 'Take out',
  cancel: 'Cancel',
  failure: 'Not all of it could be saved. Please try again.',
});

export const wornDays = translator({
  title: 'Worn on',
  none: 'No days noted yet.',
  takeBack: 'Not worn',
  takeBackDay: 'Not worn on {day}',
  undo: 'Undo',
  undoDay: 'Undo: worn on {day}',
  all: 'All {count} days',
  earlier: '{count, plural, one {And one earlier day.} other {And # earlier days.}}',
  day: 'Another day',
  add: 'Add this day',
  failure: 'This could not be saved just now.',
});

export const photo = translator({
  title: 'Photo',
  alt: 'Photo of {name}',
  about: 'Only you can see it. We don’t analyze it, and we remove where and when it was taken.',
  choose: 'Choose a photo',
  change: 'Change the photo',
  remove: 'Remove the photo',
  failure: 'The photo could not be saved just now.',
});
