export const sharePicture = {
  mark: 'Figura',
  saved: 'Das Bild ist gespeichert.',
  failure: 'Dein Browser konnte kein Bild davon machen.',
};
