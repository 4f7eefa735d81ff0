export const privacyHead = {
  title: 'Datenschutzerklärung',
  lead: 'Dies ist eine Übersetzung; verbindlich ist der englische Text. Figura fragt nach Zahlen, die niemanden etwas angehen außer dir. Diese Seite sagt, welche es sind, wofür sie da sind, wie lange sie bleiben und wie du sie zurücknimmst.',
};
