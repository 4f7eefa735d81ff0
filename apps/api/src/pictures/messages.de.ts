export const errors = {
  away: 'Figura erreicht seine Bilder gerade nicht. Nichts wurde geändert; versuch es bitte in ein paar Sekunden noch einmal.',
};
