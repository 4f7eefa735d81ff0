import { translator } from '../../lib/messages/translator';

export const outfitsPage = translator({
  title: 'Outfits for Occasions',
  sentence:
    '{count, plural, =1 {One outfit} =2 {Two outfits} other {Three outfits}} for <occasion></occasion> {by, select, day {at} other {in}} <weather></weather>, from <source></source>{around, select, yes {, around <piece></piece>} other {}}.',
  ask: 'Make this week’s three',
  askFree: 'Free once a week. You keep them.',
  sample: 'A sample',
});

export const question = translator({
  occasion: 'What are you dressing for?',
  weather: 'For what weather?',
  source: 'Where from?',
  around: 'Around which piece?',
  'for.everyday': 'every day',
  'for.work': 'work',
  'for.interview': 'an interview',
  'for.weekend': 'the weekend',
  'for.evening': 'an evening out',
  'for.celebration': 'a celebration',
  'for.formal': 'a formal occasion',
  'for.travel': 'a trip',
  'for.sport': 'sport',
  'from.wardrobe': 'my wardrobe',
  'from.both': 'my wardrobe and the catalog',
  'from.catalog': 'the catalog',
  'from.products': 'shops',
  'from.all': 'everywhere',
  aPiece: 'a piece you chose',
  aCheck: 'the piece you checked',
  notAround: 'No particular piece',
});

export const weather = translator({
  temperature: 'Temperature',
  degrees: '{degrees} °{unit, select, imperial {F} other {C}}',
  day: '{degrees}{sky, select, rain {, rain} wind {, wind} both {, rain and wind} other {}}',
  sky: 'With',
  rain: 'Rain',
  wind: 'Wind',
  season: 'Or a season',
  'in.spring': 'spring',
  'in.summer': 'summer',
  'in.fall': 'fall',
  'in.winter': 'winter',
  anySeason: 'any season',
});

export const answer = translator({
  loading: 'Putting outfits together…',
  failure: 'The outfits could not be put together.',
  unanswered: 'No outfits arrived. Your kept ones are below.',
  row: 'Outfits',
  none: 'These pieces don’t make a whole outfit',
  addPieces: 'Add pieces',
  'relaxed.season': 'Not all of these suit the weather: too few of the pieces do.',
  'relaxed.palette':
    'The colors are not as close as we would like: there were too few pieces to choose from.',
  'relaxed.layer': 'Some have no coat or jacket: none goes with the rest.',
  'relaxed.occasion': 'Not all of these suit the occasion: too few of the pieces do.',
  'relaxed.look':
    'Some don’t follow any of our looks; they are the best these pieces can make. The gaps in your wardrobe show what would help most.',
  resting: 'Left out because you wore them yesterday or today: {pieces}.',
  again: 'Wear them again',
  wornAgain:
    'Here again although you wore them yesterday or today, because nothing else is as good: {pieces}.',
  odds: 'Chosen from your answers: each suits at least {of10} of 10 bodies that fit them.',
  others: 'Three others',
  left: '{left, plural, =0 {These are your free outfits this week, and they stay here. You get new ones on {day}.} other {One set is free each week, and what you see stays here.}}',
  unlock: 'Unlimited outfits',
  usedTitle: 'Your free outfits for this week are used.',
});

export const missing = translator({
  whole:
    '{whole, plural, =0 {} one {One is whole, } other {Two are whole, }}{almost, plural, one {one lacks} =2 {two lack} other {three lack}} {lacks, select, shoes {shoes} layer {a coat or jacket} mid {a jacket or knit} bottom {pants or a skirt} top {a top} another {one piece} other {a dress}}.',
  allBut:
    'All yours but the {lacks, select, shoes {shoes} layer {coat or jacket} mid {jacket or knit} bottom {pants or skirt} top {top} other {dress}}: {piece}.',
  helps: 'Nothing you own goes with the {rest} here. {piece} would.',
  label: '{piece}: not yours',
  shoes: 'shoes',
});

export const tooFew = translator({
  needs:
    'For this occasion and weather, your wardrobe still needs {pieces}.{others, plural, =0 {} one { One outfit is from the catalog.} other { # outfits are from the catalog.}}',
  piece:
    '{slot, select, shoes {shoes} mid {a dinner jacket or a dark suit} top {a top} bottom {pants or a skirt} layer {a coat or jacket for the weather} other {a gown}}',
  fitting: 'Already right for it: {pieces}.',
  noMore:
    '{own, select, yes {Nothing else you own goes together for this.} other {With one new piece at most, nothing else you own goes together for this.}}',
  none: '{own, select, yes {Nothing you own goes together for this.} other {Even with one new piece, nothing you own goes together for this.}}',
  withCatalog: 'Look in the catalog too',
});

export const unmeasured = translator({
  title: 'Outfits start with your measurements',
  text: 'Once we have your eight measurements, we can say what suits you and what goes with it. Outfits you keep stay here.',
  start: 'Take your measurements',
});

export const outfitCard = translator({
  probably: 'Probably.',
  first: 'First choice',
  wearing: 'You in {pieces}',
  pieces: 'Pieces',
  keepFirst: 'To keep this outfit, first keep the piece you checked.',
  toCheck: 'Back to the check',
  swap: 'Swap {name}',
  labelOther: '{label}, not yours yet',
  other: 'Dashed: not yours yet',
  wear: 'Wear this',
  worn: 'Worn today',
  noted: 'Noted for today.',
  undo: 'Undo',
  wearFailure: 'That could not be saved.',
  keep: 'Keep',
  kept: 'Kept',
  isKept: 'Kept below.',
  share: 'Share as a picture',
  keepFailure: 'It could not be kept.',
});

export const names = translator({
  two: '{upper} and {lower}',
  suit: '{color} suit',
});

export const swapDialog = translator({
  title: 'Instead of {name}',
  toGoWithIt: 'To go with it',
  loading: 'Looking for what goes with the rest…',
  failure: 'The choices could not be loaded just now.',
  none: 'There is nothing else that goes with the rest.',
  take: 'Take {name}',
  around: 'Three outfits around it',
});

export const share = translator({
  file: 'figura-outfit.png',
  title: 'My outfit',
});

export const keptOutfits = translator({
  title: 'Kept',
  loading: 'Loading your outfits…',
  failure: 'Your outfits could not be loaded.',
  empty: 'Outfits you keep appear here, with the days you wore them.',
});

export const keptCard = translator({
  unnamed: 'An outfit',
  change: 'Change',
  changeNamed: 'Change {name}',
  rename: 'Rename',
  name: 'Name',
  takeOff: 'Take {name} off',
  'add.one-piece': 'Add a dress',
  'add.top': 'Add a top',
  'add.bottom': 'Add pants or a skirt',
  'add.mid': 'Add a jacket or a knit',
  'add.layer': 'Add a coat',
  'add.legs': 'Add tights or socks',
  'add.shoes': 'Add shoes',
  'add.bag': 'Add a bag',
  'add.jewelry': 'Add jewelry',
  'add.accessory': 'Add an accessory',
  worn: '{count, plural, =0 {Not worn yet} =1 {Worn once, {day}} =2 {Worn twice, last {day}} other {Worn # times, last {day}}}',
  wear: 'Wear this',
  wornToday: 'Worn today',
  planned: 'Planned for {days}',
  planTitle: 'Plan it for',
  plan: 'Plan',
  unplan: 'Not on {day}',
  copy: 'Copy',
  share: 'Share as a picture',
  delete: 'Delete',
  deleteText: 'The days you wore it are deleted too. Its pieces stay where they are.',
  reallyDelete: 'Delete it',
  keepIt: 'Keep it',
  failure: 'It could not be changed.',
});

export const calendarLink = translator({
  title: 'In your calendar',
  lead: 'Subscribe to this link in your calendar program. It shows the outfits you planned, and no numbers.',
  create: 'Make a link',
  replace: 'Make a new link',
  withdraw: 'Withdraw the link',
  made: 'A link was made on {day}. A new one replaces it.',
  url: 'Link',
  copied: 'Copied.',
  notCopied: 'Your browser did not allow copying. Select the link and copy it.',
  keepSafe: 'It is shown only now. Whoever has it can read your planned outfits.',
  withdrawn: 'The link no longer works.',
  failure: 'It could not be changed. Please try again.',
});
