export const errors = {
  notFound: 'Diese Größentabelle haben wir nicht gefunden. Vielleicht wurde sie gelöscht.',
  tooMany:
    'Du hast schon {max, number} Größentabellen, mehr kannst du nicht behalten. Lösch bitte zuerst eine.',
  noHeader:
    'Füg bitte eine erste Zeile hinzu, die sagt, welche Spalte was ist, zum Beispiel: Größe, Brust, Taille, Hüfte.',
  noRows:
    'Es gibt keine Zeile mit einer Größe und ihren Maßen. Füg bitte auch die Zeilen unter der ersten ein.',
  tooManyRows:
    'Eine Größentabelle hat höchstens {max, number} Größen. Füg bitte nur die Größen nahe deiner ein.',
  noNumber:
    'Zeile {line, number}: „{cell}“ ist kein Maß. Schreib eine Zahl oder eine Spanne, zum Beispiel 98 oder 94-98.',
  notAGirth:
    'Zeile {line, number}: „{cell}“ ist kein Umfang eines erwachsenen Menschen. Prüf die Zahl und ob es Zoll oder Zentimeter sind.',
  reversed:
    'Zeile {line, number}: In „{cell}“ steht die größere Zahl zuerst. Schreib bitte die kleinere zuerst.',
  twice: 'Zeile {line, number}: Größe „{cell}“ steht zweimal da. Behalt bitte eine davon.',
  shrinks: 'Größe „{cell}“ ist kleiner als die Größe davor. Prüf bitte ihre Zeile.',
};

export const fits = {
  ofYourChart: 'aus deiner Tabelle „{name}“',
  ofTheShop: 'nach der Tabelle von {name}',
  byStandard: 'nach der {region}-Norm {name}, an die Shops sich nur grob halten',
  notInYourChart: 'Deine Tabelle „{name}“ sagt nicht, wie Größe {size} misst.',
  unknown:
    'Wir wissen nicht, wie die Größen dieses Shops messen. Füg seine Größentabelle ein, dann vergleichen wir.',
};

export const fields = {
  noBrand: 'Nenn bitte die Marke oder den Shop',
  nameTooLong: 'Der Name hat höchstens {max} Zeichen',
  chartId: 'Die Kennung einer Größentabelle muss eine zufällige UUID sein',
  noRows: 'Füg bitte die Zeilen der Tabelle ein',
  chartTooLong: 'Eine Tabelle hat höchstens {max} Zeichen. Füg bitte nur die Größen nahe deiner ein.',
};

export const responses = {
  deleted: 'Die Größentabelle ist gelöscht.',
};
