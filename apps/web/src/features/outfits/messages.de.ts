export const outfitsPage = {
  title: 'Outfits für Anlässe',
  sentence:
    '{count, plural, =1 {Ein Outfit} =2 {Zwei Outfits} other {Drei Outfits}} für <occasion></occasion>{by, select, day { bei} other {}} <weather></weather>, <source></source>{around, select, yes {, rund um: <piece></piece>} other {}}.',
  ask: 'Drei für diese Woche',
  askFree: 'Einmal pro Woche kostenlos. Du behältst sie.',
  sample: 'Ein Beispiel',
};

export const question = {
  occasion: 'Wofür ziehst du dich an?',
  weather: 'Für welches Wetter?',
  source: 'Woher?',
  around: 'Rund um welches Teil?',
  'for.everyday': 'jeden Tag',
  'for.work': 'die Arbeit',
  'for.interview': 'ein Vorstellungsgespräch',
  'for.weekend': 'das Wochenende',
  'for.evening': 'den Abend',
  'for.celebration': 'eine Feier',
  'for.formal': 'einen förmlichen Anlass',
  'for.travel': 'eine Reise',
  'for.sport': 'Sport',
  'from.wardrobe': 'aus meinem Schrank',
  'from.both': 'aus Schrank und Katalog',
  'from.catalog': 'aus dem Katalog',
  'from.products': 'aus Shops',
  'from.all': 'von überall',
  aPiece: 'ein Teil deiner Wahl',
  aCheck: 'das geprüfte Teil',
  notAround: 'Kein bestimmtes Teil',
};

export const weather = {
  temperature: 'Temperatur',
  degrees: '{degrees}\u00a0°{unit, select, imperial {F} other {C}}',
  day: '{degrees}{sky, select, rain {, Regen} wind {, Wind} both {, Regen und Wind} other {}}',
  sky: 'Mit',
  rain: 'Regen',
  wind: 'Wind',
  season: 'Oder eine Jahreszeit',
  'in.spring': 'im Frühling',
  'in.summer': 'im Sommer',
  'in.fall': 'im Herbst',
  'in.winter': 'im Winter',
  anySeason: 'zu jeder Jahreszeit',
};

export const answer = {
  loading: 'Outfits werden zusammengestellt …',
  failure: 'Die Outfits ließen sich nicht zusammenstellen.',
  unanswered: 'Es sind keine Outfits angekommen. Deine behaltenen stehen unten.',
  row: 'Outfits',
  none: 'Aus diesen Teilen wird kein ganzes Outfit',
  addPieces: 'Teile hinzufügen',
  'relaxed.season': 'Nicht alle passen zum Wetter: Dafür sind zu wenige passende Teile da.',
  'relaxed.palette': 'Die Farben liegen weiter auseinander, als wir möchten: Die Auswahl war zu klein.',
  'relaxed.layer': 'Manche haben weder Mantel noch Jacke: Keine passt zum Rest.',
  'relaxed.occasion': 'Nicht alle passen zum Anlass: Dafür sind zu wenige passende Teile da.',
  'relaxed.look':
    'Manche folgen keinem unserer Looks; mehr geben diese Teile nicht her. Die Lücken in deinem Schrank zeigen, was am meisten helfen würde.',
  resting: 'Weggelassen, weil du sie gestern oder heute getragen hast: {pieces}.',
  again: 'Trotzdem tragen',
  wornAgain:
    'Wieder dabei, obwohl du sie gestern oder heute getragen hast, weil nichts anderes so gut passt: {pieces}.',
  odds: 'Nach deinen Antworten gewählt: Jedes passt mindestens {of10} von 10 Körpern, die dazu gehören können.',
  others: 'Drei andere',
  left: '{left, plural, =0 {Das sind deine kostenlosen Outfits für diese Woche, und sie bleiben hier. Am {day} bekommst du neue.} other {Ein Set pro Woche ist kostenlos, und was du siehst, bleibt hier.}}',
  unlock: 'Unbegrenzte Outfits',
  usedTitle: 'Deine kostenlosen Outfits für diese Woche sind verbraucht.',
};

export const missing = {
  whole:
    '{whole, plural, =0 {} one {Eines ist komplett, } other {Zwei sind komplett, }}{almost, plural, one {einem fehlt} =2 {zweien fehlt} other {dreien fehlt}} noch etwas: {lacks, select, shoes {Schuhe} layer {Mantel oder Jacke} mid {Jacke oder Strick} bottom {Hose oder Rock} top {ein Oberteil} another {ein Teil} other {ein Kleid}}.',
  allBut:
    'Alles deins, bis auf {lacks, select, shoes {die Schuhe} layer {Mantel oder Jacke} mid {Jacke oder Strick} bottom {Hose oder Rock} top {das Oberteil} other {das Kleid}}: {piece}.',
  helps: 'Von deinen Teilen passt hier nichts dazu: {rest}. Das würde passen: {piece}.',
  label: '{piece}: nicht deins',
  shoes: 'Schuhe',
};

export const tooFew = {
  needs:
    'Für diesen Anlass und dieses Wetter braucht dein Schrank noch {pieces}.{others, plural, =0 {} one { Ein Outfit ist aus dem Katalog.} other { # Outfits sind aus dem Katalog.}}',
  piece:
    '{slot, select, shoes {Schuhe} mid {einen Smoking oder dunklen Anzug} top {ein Oberteil} bottom {eine Hose oder einen Rock} layer {einen Mantel oder eine Jacke für das Wetter} other {ein Abendkleid}}',
  fitting: 'Dafür hast du schon: {pieces}.',
  noMore:
    '{own, select, yes {Sonst passt dafür nichts zusammen, was du hast.} other {Mit höchstens einem neuen Teil passt sonst nichts zusammen, was du hast.}}',
  none: '{own, select, yes {Dafür passt nichts zusammen, was du hast.} other {Auch mit einem neuen Teil passt dafür nichts zusammen, was du hast.}}',
  withCatalog: 'Auch im Katalog suchen',
};

export const unmeasured = {
  title: 'Outfits beginnen mit deinen Maßen',
  text: 'Mit deinen acht Maßen können wir sagen, was dir steht und was dazu passt. Outfits, die du behältst, bleiben hier.',
  start: 'Maße nehmen',
};

export const outfitCard = {
  probably: 'Wahrscheinlich.',
  first: 'Erste Wahl',
  wearing: 'Du trägst: {pieces}',
  pieces: 'Teile',
  keepFirst: 'Um dieses Outfit zu behalten, behalte zuerst das geprüfte Teil.',
  toCheck: 'Zurück zum Check',
  swap: '{name} tauschen',
  labelOther: '{label}, noch nicht deins',
  other: 'Gestrichelt: noch nicht deins',
  wear: 'Trage ich heute',
  worn: 'Heute getragen',
  noted: 'Für heute vermerkt.',
  undo: 'Rückgängig',
  wearFailure: 'Das ließ sich nicht speichern.',
  keep: 'Behalten',
  kept: 'Schon behalten',
  isKept: 'Unten behalten.',
  share: 'Als Bild teilen',
  keepFailure: 'Es ließ sich nicht behalten.',
};

export const names = {
  two: '{upper} und {lower}',
  suit: 'Anzug in {color}',
};

export const swapDialog = {
  title: 'Tauschen: {name}',
  toGoWithIt: 'Was dazu passt',
  loading: 'Wir suchen, was zum Rest passt …',
  failure: 'Die Auswahl ließ sich gerade nicht laden.',
  none: 'Sonst passt nichts zum Rest.',
  take: '{name} nehmen',
  around: 'Drei Outfits dazu',
};

export const share = {
  file: 'figura-outfit.png',
  title: 'Mein Outfit',
};

export const keptOutfits = {
  title: 'Behalten',
  loading: 'Deine Outfits werden geladen …',
  failure: 'Deine Outfits ließen sich nicht laden.',
  empty: 'Outfits, die du behältst, erscheinen hier, mit den Tagen, an denen du sie getragen hast.',
};

export const keptCard = {
  unnamed: 'Ein Outfit',
  change: 'Ändern',
  changeNamed: '{name} ändern',
  rename: 'Umbenennen',
  name: 'Name',
  takeOff: '{name} ausziehen',
  'add.one-piece': 'Ein Kleid hinzufügen',
  'add.top': 'Ein Oberteil hinzufügen',
  'add.bottom': 'Hose oder Rock hinzufügen',
  'add.mid': 'Jacke oder Strick hinzufügen',
  'add.layer': 'Einen Mantel hinzufügen',
  'add.legs': 'Strumpfhose oder Socken hinzufügen',
  'add.shoes': 'Schuhe hinzufügen',
  'add.bag': 'Eine Tasche hinzufügen',
  'add.jewelry': 'Schmuck hinzufügen',
  'add.accessory': 'Ein Accessoire hinzufügen',
  worn: '{count, plural, =0 {Noch nicht getragen} =1 {Einmal getragen, {day}} =2 {Zweimal getragen, zuletzt {day}} other {#-mal getragen, zuletzt {day}}}',
  wear: 'Trage ich heute',
  wornToday: 'Heute getragen',
  planned: 'Geplant für {days}',
  planTitle: 'Planen für',
  plan: 'Planen',
  unplan: 'Nicht mehr: {day}',
  copy: 'Kopieren',
  share: 'Als Bild teilen',
  delete: 'Löschen',
  deleteText: 'Die Tage, an denen du es getragen hast, werden mitgelöscht. Die Teile bleiben, wo sie sind.',
  reallyDelete: 'Löschen',
  keepIt: 'Behalten',
  failure: 'Es ließ sich nicht ändern.',
};

export const calendarLink = {
  title: 'In deinem Kalender',
  lead: 'Abonniere diesen Link in deinem Kalenderprogramm. Er zeigt die Outfits, die du geplant hast, und keine Zahlen.',
  create: 'Link erstellen',
  replace: 'Neuen Link erstellen',
  withdraw: 'Link zurückziehen',
  made: 'Ein Link wurde erstellt: {day}. Ein neuer ersetzt ihn.',
  url: 'Link',
  copied: 'Kopiert.',
  notCopied: 'Dein Browser hat das Kopieren nicht erlaubt. Markiere den Link und kopiere ihn.',
  keepSafe: 'Er steht nur jetzt hier. Wer ihn hat, kann deine geplanten Outfits lesen.',
  withdrawn: 'Der Link gilt nicht mehr.',
  failure: 'Das ließ sich nicht ändern. Bitte versuch es noch einmal.',
};
