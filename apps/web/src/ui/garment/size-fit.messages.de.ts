export const sizeFit = {
  title: 'Deine Größe',
  source: 'Aus <link>der Größentabelle</link>, gelesen am {day}.',
  paste: 'Größentabelle des Shops einfügen',
  another: 'Weitere Größentabelle einfügen',
};

export const pasteChart = {
  title: 'Größentabelle des Shops',
  lead: 'Kopier die Zeilen von der Seite des Shops. Zentimeter oder Zoll, ein Maß oder eine Spanne.',
  name: 'Marke oder Shop',
  rows: 'Zeilen der Tabelle',
  example: 'Zum Beispiel: Größe, Brust, Taille, Hüfte. Dann je Größe eine Zeile: 40, 92, 76, 100.',
  save: 'Vergleichen',
  offline: 'Es gibt gerade kein Netz. Die Tabelle lässt sich senden, sobald es eines gibt.',
  tooLong:
    'Eine Tabelle hat höchstens {max, number} Zeichen, diese hat {found, number}. Füg bitte nur die Größen nahe deiner ein.',
  kept: 'Sie bleibt in deinem Konto, bis die Marke wieder genannt wird. Deine Tabellen stehen in den Vorlieben.',
};
