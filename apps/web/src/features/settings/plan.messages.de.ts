export const plan = {
  lifetimeAccess: 'Zugang auf Dauer',
  freeAccount: 'Kostenloses Konto',
  aboutLifetimeAccess: 'Alles in Figura steht dir offen, auf Dauer. Nichts wird noch einmal berechnet.',
  aboutFreeAccount:
    'Dein Körpertyp, dein erster Ratgeber und Beispiele deiner Looks. Der Zugang auf Dauer öffnet den Rest, für eine Zahlung.',
  getLifetimeAccess: 'Zugang auf Dauer holen',
  loadFailure: 'Der Stand der Zahlung ließ sich nicht laden. Deine Belege fehlen hier gerade.',
  terms: 'Verkauft zu unseren <link>Verkaufsbedingungen</link>. Ein Mensch antwortet unter',
};

export const receipt = {
  date: 'Datum',
  amount: 'Betrag',
  status: 'Stand',
  reference: 'Referenz',
  'status.paid': 'Bezahlt',
  'status.requested': 'Rückerstattung angefragt',
  'status.refunded': 'Erstattet',
  'status.disputed': 'Von deiner Bank zurückgebucht',
  refundable: 'Bis zum {day} bekommst du den ganzen Betrag zurück, ohne Angabe von Gründen.',
  over: 'Die 30 Tage für eine Rückerstattung endeten am {day}.',
  receipt: 'Beleg {reference}',
  askForRefund: 'Rückerstattung anfragen',
  requested:
    'Du hast am {day} um Rückerstattung gebeten. Jemand bearbeitet das, meist binnen 2 Werktagen. Bis dahin bleibt alles offen; der Zugang endet, wenn das Geld unterwegs ist, und du bekommst eine E-Mail.',
  withdraw: 'Doch behalten',
  refunded: 'Ganz erstattet. Es sollte binnen 5 bis 10 Tagen bei deiner Bank sein.',
  requestFailure: 'Deine Anfrage ließ sich nicht senden',
  withdrawalFailure: 'Deine Anfrage ließ sich nicht zurücknehmen',
};
