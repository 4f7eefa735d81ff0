export const unsubscribePage = {
  title: 'Die Montagsmail',
  caption: 'Dein Outfit der Woche bleibt in deiner Übersicht.',
};

export const unsubscribe = {
  question: 'Montags kein Outfit mehr per E-Mail? Sonst ändert sich nichts.',
  stop: 'Montagsmail abbestellen',
  failure: 'Die Montagsmail ließ sich nicht abbestellen',
  done: 'Die Montagsmail ist abbestellt. Doch anders? Schalte sie in Einstellungen › Vorlieben wieder an.',
  open: 'Figura öffnen',
};
