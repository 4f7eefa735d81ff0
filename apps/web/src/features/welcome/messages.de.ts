export const welcome = {
  picture: 'Fünf Frauen mit fünf Körperformen, jede in einem Outfit für diese Form',
  measure: 'Messen',
  measureText:
    'Vier Umfänge und vier Höhen, in Zentimetern oder Zoll. Eine Zeichnung zeigt, wo das Band liegt.',
  analyze: 'Auswerten',
  analyzeText:
    'Dein Typ, als Buchstabe und Ziffer, und wie sicher er ist. Ein Maßband zu Hause ist nie genau, und wir sagen das.',
  discover: 'Entdecken',
  discoverText: 'Was du zu diesen Proportionen trägst, Teil für Teil, mit dem Grund neben jedem Vorschlag.',
  twentyTypes: 'Zwanzig Typen, weil Breite und Höhe zwei verschiedene Fragen sind.',
  ownFigure: 'Deine eigene Figur, aus deinen Zahlen gezeichnet, während du sie tippst.',
  yourData: 'Deine Daten gehören dir: Lade sie herunter oder lösch sie, wann du magst.',
  title: 'Kleide die Form, die du hast.',
  lead: 'Acht Maße mit dem Band, 5 bis 10 Minuten, und du kennst deinen Körpertyp und die Kleidung, die dafür geschnitten ist.',
  toDashboard: 'Zu deiner Übersicht',
  getStarted: 'Jetzt beginnen',
  howItWorks: 'So funktioniert es',
  whyChooseUs: 'Warum Figura',
  pageTitle: 'Willkommen',
};
