export const actions = {
  another: 'Ein anderes prüfen',
  compare: 'Vergleichen',
  keep: 'In den Schrank',
  wish: 'Wünschen',
  outfits: 'Outfit dazu bauen',
  undo: 'Rückgängig',
  owned: 'In deinem Schrank',
  wished: 'In deinen Wünschen',
  ownedLater: 'Es kommt in deinen Schrank, sobald du wieder online bist.',
  wishedLater: 'Es kommt zu deinen Wünschen, sobald du wieder online bist.',
  failure: 'Es ist noch nicht in deinem Schrank.',
  unlock: 'Ohne Grenze behalten',
};
