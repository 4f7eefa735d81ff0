import { translator } from '../../lib/messages/translator';

export const packPage = translator({
  title: 'Pack',
  pack: 'Pack',
  lead: 'A few of your own pieces for every day, and what to wear when.',
  failure: 'Nothing could be packed.',
  lock: 'Packing comes with lifetime access',
  lockText: 'From your own wardrobe, as few pieces as it takes, and a plan for each day.',
  unlock: 'Unlock Packing',
  loading: 'Loading your packing lists…',
  loadFailure: 'Your packing lists could not be loaded.',
  packing: 'Packing…',
  deleted: 'The list is deleted.',
  undo: 'Undo',
  undoFailure: 'It could not be put back just now.',
  gone: 'This packing list no longer exists.',
});

export const journey = translator({
  days: 'How many days?',
  occasions: 'What for?',
  everyDay: 'Every day',
  once: 'And once',
  weather: 'In what weather?',
  source: 'Where from?',
  done: 'Done',
  fromOwn: 'My wardrobe',
  fromBoth: 'My wardrobe and the catalog',
  catalogToo: 'the catalog too',
  sentence:
    '<days></days>, <occasions></occasions>, <weather></weather>{isMixed, select, yes {, <source></source>} other {}}{isPacked, select, yes {: pack {count}.} worn {: {count} to pack, {worn} to travel in.} other {.}}',
  dayCount:
    '{days, plural, =1 {One day} =2 {Two days} =3 {Three days} =4 {Four days} =5 {Five days} =6 {Six days} =7 {Seven days} =8 {Eight days} =9 {Nine days} =10 {Ten days} =11 {Eleven days} =12 {Twelve days} other {# days}}',
  pieceCount:
    '{pieces, plural, =0 {nothing yet} =1 {one piece} =2 {two pieces} =3 {three pieces} =4 {four pieces} =5 {five pieces} =6 {six pieces} =7 {seven pieces} =8 {eight pieces} =9 {nine pieces} =10 {ten pieces} =11 {eleven pieces} =12 {twelve pieces} other {# pieces}}',
  count:
    '{pieces, plural, =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}}',
  withOnce: '{main} and {once}',
  'main.everyday': 'city',
  'main.work': 'work',
  'main.interview': 'interviews',
  'main.weekend': 'country',
  'main.evening': 'evenings out',
  'main.celebration': 'celebrations',
  'main.formal': 'formal occasions',
  'main.travel': 'travel',
  'main.sport': 'sport',
  'once.everyday': 'one day in the city',
  'once.work': 'one working day',
  'once.interview': 'one interview',
  'once.weekend': 'one day in the country',
  'once.evening': 'one evening out',
  'once.celebration': 'one celebration',
  'once.formal': 'one formal occasion',
  'once.travel': 'one day of travel',
  'once.sport': 'one day of sport',
});

export const packingDays = translator({
  title: 'What to wear when',
  sample: 'A sample: five days in your best looks',
  day: 'Day {day}{part, select, evening { eve} other {}}',
  wearing: 'You in {pieces}',
  change: '<b>Change:</b> {pieces}.',
  first: 'Wear on the way.',
  same: 'As before.',
  nothing: 'Nothing to wear here.',
  showCoat: 'Show the coat worn: {name}',
});

export const toPack = translator({
  title: 'To pack',
  count: '{packed} of {pieces}',
  packed: 'packed',
  onTheWay: 'You travel in',
  times: '{times, plural, one {# day} other {# days}}',
  overAll: 'over everything',
  untick: 'Untick all',
  print: 'Print',
  send: 'Send it to me',
  copied: 'Copied. Paste it wherever you like.',
  sendFailure: 'It could not be sent from here.',
  sendTitle: 'To pack: {journey}',
  delete: 'Delete this list',
  failure: 'It could not be changed.',
});

export const otherLists = translator({
  title: 'Other journeys',
  another: 'Pack for another trip',
  journey: '{days}, {occasions}: {pieces}',
});

export const packingNotes = translator({
  'missing.shoes': '{occasion} has no outfit yet: it needs shoes.',
  'missing.top': '{occasion} has no outfit yet: it needs a top or a dress.',
  'missing.bottom': '{occasion} has no outfit yet: it needs pants, a skirt or a dress.',
  'missing.clothes': '{occasion} has no outfit yet: it needs clothes.',
  'missing.topAndShoes': '{occasion} has no outfit yet: it needs a top or a dress, and shoes.',
  'missing.bottomAndShoes': '{occasion} has no outfit yet: it needs pants, a skirt or a dress, and shoes.',
  'missing.clothesAndShoes': '{occasion} has no outfit yet: it needs clothes and shoes.',
  'missing.nothingTogether': '{occasion} has no outfit yet: nothing here for it goes together.',
  addSome: 'Add some to your wardrobe, or pack from the catalog as well.',
  catalogToo: 'Pack from the catalog as well',
  tooFew: 'This takes at least {needed, number} pieces. Pack for fewer days or occasions.',
  'relaxed.season': 'Not everything here suits the weather: too few of the pieces do.',
  'relaxed.palette':
    'The colors are not as close as we would like: there were too few pieces to choose from.',
  'relaxed.layer': 'Some outfits have no coat or jacket: none goes with the rest.',
  'relaxed.look': 'Some outfits don’t follow any of our looks; they are the best these pieces can make.',
  'relaxed.occasion': 'Not everything here suits its occasion: too few of the pieces do.',
  repeats: 'There are fewer different outfits than days, so some repeat.',
});
