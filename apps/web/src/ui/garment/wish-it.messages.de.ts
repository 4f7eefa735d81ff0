export const wishIt = {
  wish: 'Wünschen',
  wished: 'In deinen Wünschen',
  wishedLater: 'Es kommt zu deinen Wünschen, sobald du wieder online bist.',
  failure: 'Es ließ sich gerade nicht hinzufügen. Versuch es bitte noch einmal.',
};
