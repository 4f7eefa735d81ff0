import { translator } from '../../lib/messages/translator';

export const labels = translator({
  week: 'Your outfit of the week',
  lacks:
    'All yours but the {lacks, select, shoes {shoes} layer {coat or jacket} mid {jacket or knit} bottom {pants or skirt} top {top} other {dress}}: {piece}.',
});

export const planned = translator({
  line: 'You planned “{name}” for today. <see>See it</see>',
});

export const greeting = translator({
  home: 'Home',
  hello: 'Hello, {user}',
  settings: 'Settings',
});

export const chips = translator({
  day: 'Your day',
  weather: 'Weather',
  askWeather: 'Set weather',
  season: 'Typical for the season',
  degrees: '{degrees} °{unit, select, imperial {F} other {C}}',
  degreesRain: '{degrees} °{unit, select, imperial {F} other {C}}, rain',
  occasion: 'Occasion',
  coatOn: 'With coat',
  coatOff: 'No coat',
  pinned: 'With the {piece}',
  unpin: ', no longer in every outfit',
});

export const plate = translator({
  one: 'Your outfit',
  several: 'Outfit {place} of {count}; arrow keys show the others',
  count: '{place} of {count}',
  notYours: 'Not yours yet',
  wearing: 'You in {pieces}',
  said: '{line} {pieces}.',
  saidNotYours: 'Another outfit: {pieces}.',
});

export const pieces = translator({
  title: 'Pieces',
  swapNamed: 'Swap {name}',
  ownNamed: 'I own something like {name}',
  own: 'I own one',
  swap: 'Swap',
  putOn: 'Put on',
  takeOff: 'Take off',
  over: 'for outdoors',
  carried: '{way, select, hand {in the hand} other {strap shortened}}',
  add: 'Add to the outfit',
});

export const words = translator({
  loading: 'Loading today’s outfit',
  probably: '{of10, select, some {Probably.} other {Right for {of10} of 10 bodies that fit your answers.}}',
  nothing: 'Tap what you own; the next one comes from your wardrobe.',
  notWhole: 'Your pieces make no whole outfit yet. Tap more of what you own.',
  three: 'Three outfits for every day',
  missing: 'For this, your wardrobe still needs {pieces}.',
  fromCatalog: 'This outfit is from the catalog.',
  look: 'In the shops:',
  missingPiece:
    '{slot, select, shoes {shoes} mid {a dinner jacket or a dark suit} top {a top} bottom {pants or a skirt} layer {a coat or jacket} other {a gown}}',
  fitting: 'Already right for it: {pieces}.',
  none: 'No outfit comes together for this yet. <add>Add pieces</add> or change the occasion.',
  over: 'That was all. <add>Add pieces</add> or change the occasion.',
  failure: 'Today’s outfit could not be loaded.',
});

export const notice = translator({
  unanswered: 'Figura did not answer. These are your last outfits; what you wear is sent later.',
  failure: 'Today’s outfits could not be loaded. These are your last ones.',
  tryAgain: 'Try again',
});

export const actions = translator({
  wear: 'Wear this',
  worn: 'Worn today',
  undo: 'Undo',
  another: 'Another',
  locked: 'with lifetime access',
  first: 'Back to the first',
  noted: 'Marked as worn today.',
  takenBack: 'Undone.',
  failure: 'That could not be saved.',
  addPieces: 'Add pieces',
  tryAgain: 'Try again',
});

export const owning = translator({
  own: '{count, plural, =0 {Add what you own} other {I own # of these}}',
  added: '{count, plural, one {It is} other {They are}} in your wardrobe now.',
  failure: 'That could not be added.',
});

export const difference = translator({
  lighter: 'lighter in color',
  darker: 'darker',
  longerSleeves: 'longer sleeves',
  shorterSleeves: 'shorter sleeves',
  openerNeck: 'a more open neck',
  higherNeck: 'a higher neck',
  widerLeg: 'a wider leg',
  slimmerLeg: 'a slimmer leg',
  longer: 'longer',
  shorter: 'shorter',
  higherHeel: 'a higher heel',
  flatter: 'flatter',
});

export const swap = translator({
  instead: 'Instead of the {piece}',
  add: 'Add to it',
  what: 'What',
  'slot.layer': 'Coat',
  'slot.mid': 'Jacket or knit',
  'slot.bag': 'Bag',
  'slot.jewelry': 'Jewelry',
  'slot.legs': 'Tights or socks',
  best: 'From your wardrobe, best first.',
  bestWith: 'From your wardrobe, best match for the {piece} first.',
  choices: 'Pieces',
  loading: 'Looking for what goes with the rest…',
  failure: 'The choices could not be loaded just now.',
  none: 'Nothing else you own goes with the rest. <add>Add pieces</add>',
  swap: 'Swap',
  wear: 'Add',
  onlyWith: 'Only outfits with this',
});

export const firstSteps = translator({
  line: '<title>First steps</title> {done, number} of {all, number}. Next: <next>{what}</next>',
  'step.measure': 'Measure yourself',
  'step.guide': 'Open a guide to your proportions',
  'step.check': 'Check a garment in the fitting room',
  'step.pieces': 'Add {pieces} pieces you own',
  'step.outfit': 'Keep your first outfit',
});

export const ask = translator({
  title: 'In a shop?',
  lead: 'Ask the fitting room before you pay.',
  label: 'What have you found?',
  example: '“black wool coat, knee length”',
  check: 'Check it',
});

export const newLooks = translator({
  title: 'New this week',
  all: 'Trends',
});

export const tiles = translator({
  measurements: 'Measurements',
  bodyTypeAnalysis: 'Body Type Analysis',
  bestLooks: 'Your Best Looks',
  currentTrends: 'Current Trends',
});

export const measureReminder = translator({
  figure: 'A figure, waiting for your measurements',
  hello: 'Hello, {user}',
  title: 'Let’s find your shape',
  lead: 'Eight tape measurements are all it takes. They give you your body type, and everything else here follows from it.',
  effort:
    'It takes 5 to 10 minutes. Have a soft tape ready, or a string and a ruler; you can stop at any time: what you typed waits in this browser until you sign out.',
  start: 'Start My Measurements',
});
