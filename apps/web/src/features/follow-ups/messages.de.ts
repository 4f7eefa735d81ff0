export const followUp = {
  region: 'Eine Frage zu einem früheren Teil',
  'about.check': '„{name}“ hast du geprüft und behalten. Was ist daraus geworden?',
  'about.product': '„{name}“ hast du dir in einem Shop angesehen. Was ist daraus geworden?',
  why: 'Einmal tippen, einmal gefragt. Das sagt uns, ob unsere Tipps stimmen.',
  'answer.kept': 'Behalten',
  'answer.returned': 'Zurückgeschickt',
  'answer.not-bought': 'Nicht gekauft',
  'answer.dismissed': 'Sage ich nicht',
  thanks: 'Danke. Deine Antwort zählt, ohne deinen Namen.',
  dismissedThanks: 'In Ordnung. Danach fragen wir nicht noch einmal.',
  failure: 'Deine Antwort ließ sich nicht senden',
};
