export const labels = {
  wordmark: 'Figura',
  newTab: ' (öffnet einen neuen Tab)',
};

export const findAlike = {
  heading: 'Ähnliches finden',
  copy: 'Suchwörter kopieren',
  copied: 'Kopiert.',
  failed: 'Dein Browser hat es nicht erlaubt. Markier die Wörter und kopier sie selbst.',
  searches: 'Suchen in Shops',
  search: 'Suchen',
  newTab: ' (öffnet einen neuen Tab)',
};
