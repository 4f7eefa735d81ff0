export const ownItem = {
  own: 'Das habe ich',
  owned: 'Es ist in deinem Schrank.',
  toWardrobe: 'Dort öffnen',
  ownedLater: 'Es kommt in deinen Schrank, sobald du wieder online bist.',
  failure: 'Es ließ sich gerade nicht hinzufügen. Bitte versuch es noch einmal.',
};
