export const helpContact = {
  title: 'Hilfe',
  lead: 'Antworten von den Leuten, die Figura gebaut haben. Fehlt deine, schreib uns.',
  'contact.heading': 'Noch nichts gefunden?',
  'contact.text':
    'Wir lesen jede Nachricht und antworten innerhalb von 2 Werktagen, auf dringende Fragen zur Sicherheit innerhalb von 24 Stunden.',
  'contact.emailLabel': 'E-Mail an uns',
  'contact.chatLabel': 'Live-Chat (kommt noch)',
};
