export default {
  textErrors: {
    tooLong: 'Das sind mehr als {max, number} Zeichen. Füg bitte nur die Wörter über das Kleidungsstück ein.',
    bareLink:
      'Links öffnen wir nicht. Füg stattdessen bitte die Wörter der Seite ein: ihren Titel und ihre Beschreibung.',
    noGarment:
      'In diesen Wörtern haben wir kein Kleidungsstück gefunden. Sag, was es ist und wie es geschnitten ist, zum Beispiel: schwarzes Wickelkleid, knielang. Wir lesen Deutsch, Englisch, Französisch, Spanisch und Italienisch.',
    noKind:
      'Die Art des Kleidungsstücks fehlt. Sag bitte auch die, zum Beispiel: schwarzes Wickelkleid, knielang.',
    otherLanguage:
      'Diese Sprache lesen wir noch nicht. Wir lesen Deutsch, Englisch, Französisch, Spanisch und Italienisch: Sag bitte in einer davon, was es ist und wie es geschnitten ist.',
    set: 'Das ist ein Set aus zwei Teilen. Prüf bitte jedes Teil für sich.',
    draped:
      'Dieses Kleidungsstück kennen wir, aber es wird bei jedem Tragen neu drapiert, und dazu haben wir noch keinen Rat.',
    thing:
      'Wir wissen, was das ist, haben dazu aber keinen Rat. Wir prüfen Kleidung, Schuhe, Taschen, Hüte, Schals, Gürtel und Schmuck.',
  },
  vocabulary: {
    tooManyValues: 'Ein Kleidungsstück hat höchstens {max} Werte',
    noType: 'In „{category}“ gibt es keine Art mit diesem Namen',
    noValue: 'Bei „{attribute}“ gibt es keinen Wert mit diesem Namen',
    noAttribute: 'Ein Merkmal mit diesem Namen gibt es nicht',
  },
} as const;
