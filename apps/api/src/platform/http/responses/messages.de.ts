export const errors = {
  unreadable: 'Die Anfrage war nicht lesbar. Prüf sie bitte und versuch es noch einmal.',
  notFound: 'Das haben wir nicht gefunden.',
  tooLarge: 'Das ist zu groß zum Senden. Sende bitte weniger.',
  unsupported: 'Diese Art von Inhalt wird hier nicht angenommen.',
  unavailable: 'Figura erreicht seine Daten gerade nicht. Versuch es bitte in ein paar Sekunden noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Versuch es bitte noch einmal.',
  full: 'Figura hat gerade keinen Platz, um etwas zu speichern. Nichts wurde geändert; versuch es bitte später noch einmal.',
};
