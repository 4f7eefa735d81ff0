export const labels = {
  removalFailure: 'Der Code ließ sich nicht entfernen. Versuch es bitte noch einmal.',
  paymentSuccess: 'Deine Zahlung',
};

export const api = {
  accessCode:
    'Das ist ein Zugangscode. Gib ihn ein, wenn du ein neues Konto registrierst; hier bewirkt er nichts.',
  invalidCoupon: 'Dieser Code ist ungültig',
};

export const couponForm = {
  open: 'Ich habe einen Rabattcode',
  code: 'Rabattcode (freiwillig)',
  apply: 'Anwenden',
  remove: 'Entfernen',
  removeOf: 'Den Code {code} entfernen',
  effect: '{code} nimmt {percentOff}\u00a0% vom Preis. Du zahlst {amount}.',
};

export const paymentVerification = {
  'title.verifying': 'Zahlung wird geprüft …',
  'title.success': 'Die Zahlung ist da',
  'title.pending': 'Deine Bank bestätigt noch',
  'title.incomplete': 'Zahlung nicht abgeschlossen',
  'title.error': 'Fehler bei der Zahlung',
  caption: 'Jeder Ratgeber, jeder Look und die Trends jeder Woche, nach deinen Maßen.',
  verifying: 'Warte bitte, während wir deine Zahlung bestätigen.',
  success: 'Du hast jetzt Zugang auf Dauer zu allem.',
  receipt:
    'Ein Beleg ist unterwegs in dein Postfach. Gleich öffnet sich deine Übersicht. <link>Jetzt hingehen</link>',
  pending:
    'Diese Seite fragt alle paar Sekunden nach. Eine Lastschrift kann einige Tage dauern: Du kannst gehen, den Beleg gibt es per E-Mail, wenn sie da ist. Ein zweites Mal wird nichts berechnet.',
  toDashboard: 'Zurück zur Übersicht',
  noSecondCharge: 'Hast du bezahlt, wird nichts noch einmal berechnet.',
  checkAgain: 'Noch einmal prüfen',
};

export const pricePlate = {
  figure: 'Deine Figur',
  insteadOf: ' statt ',
  loading: 'Der Preis lädt …',
};

export const unpaidLinks = {
  tryAgain: 'Noch einmal versuchen',
  toDashboard: 'Zurück zur Übersicht',
};

export const upgradeInvitation = {
  title: 'Zugang auf Dauer',
  text: 'Jeder Ratgeber, jeder Look und die Trends jeder Woche, für eine Zahlung.',
  open: 'Was alles dazugehört',
};

export const upgradeOffer = {
  analysis: 'Deine ganze Analyse und jeder Ratgeber',
  selfAnalysis: 'Die Ratgeber zu deiner Selbstanalyse',
  looks: 'Alle deine besten Looks, jeder mit Grund',
  trends: 'Aktuelle Trends für dich, jede Woche',
  opens:
    'Er öffnet {feature, select, analysis {deine ganze Analyse} bodyType {die ganze Analyse deines Körpertyps} guides {jeden Ratgeber} looks {alle deine besten Looks} fittingRoom {die Anprobe ohne Grenze} wardrobe {einen Schrank für bis zu 1.000 Teile} outfits {Outfits und Packen ohne Grenze} other {die aktuellen Trends}} und alles andere in Figura, auf Dauer:',
  pay: 'Weiter zur Zahlung',
  terms: 'Geld zurück innerhalb von 30 Tagen: <link>Verkaufsbedingungen</link>',
  stripe: 'Bezahlt wird bei Stripe; Figura sieht deine Karte nie.',
  loadFailure: 'Der Preis ließ sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
};

export const useCheckout = {
  noUrl: 'Keine Adresse zur Zahlung erhalten',
  failure: 'Die Zahlung ließ sich nicht beginnen',
};

export const usePaymentVerification = {
  noSession: 'Keine Zahlung gefunden',
  failure: 'Die Zahlung ließ sich nicht prüfen',
};

export const paymentCancelled = {
  title: 'Zahlung abgebrochen',
  lead: 'Nichts wurde berechnet. Du kannst es jederzeit noch einmal versuchen.',
  caption: 'Deine Maße und dein Körpertyp bleiben hier, so lange du magst.',
};
