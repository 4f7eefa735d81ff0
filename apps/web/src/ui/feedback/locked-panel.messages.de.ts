export const lockedPanel = {
  measureFirst: 'Zuerst kommt dein Körpertyp. Er ist kostenlos und dauert etwa 5 Minuten.',
  measure: 'Maße nehmen',
};
