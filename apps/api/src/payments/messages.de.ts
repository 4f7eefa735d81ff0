export const errors = {
  nothingSold: 'Hier wird nichts verkauft: Jedem Konto steht alles offen.',
  alreadyPaid: 'Du hast schon Zugang auf Dauer. Es ist nichts mehr zu zahlen.',
  paymentProcessing: 'Deine Bank bestätigt die Zahlung noch. Sobald das geschehen ist, öffnet sich alles.',
  paymentNotFound: 'Diese Zahlung haben wir nicht gefunden.',
  paymentIncomplete: 'Diese Zahlung ist nicht abgeschlossen. Du kannst es jederzeit noch einmal versuchen.',
  paymentRefunded: 'Diese Zahlung wurde erstattet. Zugang auf Dauer kannst du jederzeit wieder kaufen.',
  paymentDisputed:
    'Deine Bank hat diese Zahlung zurückgebucht. Alles öffnet sich wieder, wenn die Bank sie freigibt. Fragen? Schreib uns.',
  paymentMismatch:
    'Diese Zahlung passt nicht zum Preis des Zugangs auf Dauer. Schreib uns bitte, dann klären wir das.',
  paymentRefused:
    'Der Zahlungsdienst hat diese Anfrage abgelehnt. Versuch es bitte später noch einmal oder schreib uns.',
  paymentServiceUnavailable:
    'Der Zahlungsdienst antwortet gerade nicht. Keine Zahlung geht verloren oder wird doppelt gemacht; versuch es bitte in einer Minute noch einmal.',
  invalidSignature: 'Die Signatur ist nicht gültig.',
  refundStarted:
    'Deine Rückerstattung ist schon unterwegs. Zugang auf Dauer kannst du jederzeit wieder kaufen.',
  notRefundable:
    'Diese Zahlung lässt sich nicht mehr erstatten. Meinst du, sie müsste es, schreib uns bitte.',
};

export const fields = {
  referral: 'Die Empfehlung muss Text sein',
  noPaymentSession: 'Keine Zahlung gefunden',
};

export const claims = {
  early: 'Frühpreis bis {lastDay, date, ::yyyyMMMMd}',
  once: 'Eine Zahlung, Zugang auf Dauer',
  guarantee: 'Geld zurück innerhalb von {days, number} Tagen',
};

export const checkout = {
  product: 'Figura, Zugang auf Dauer',
  once: 'Eine Zahlung, kein Abo',
  withCode: '{percentOff, number}\u00a0% Rabatt mit dem Code {code}, statt {full}',
};
