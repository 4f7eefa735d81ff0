export const blog = {
  title: 'Stilblog',
  lead: 'Kurze Texte über Proportion, Stoff und Maßband, mit den Gründen dabei.',
  featured: 'Empfohlene Artikel',
  others: 'Mehr zu lesen',
  found: 'Artikel',
  next: 'Als Nächstes lesen',
  'newsletter.heading': 'Ein Brief, später',
  'newsletter.text':
    'Noch gibt es keinen Newsletter, darum fragen wir nicht nach deiner Adresse. Sobald es ihn gibt, fragen wir hier.',
  'newsletter.fieldLabel': 'E-Mail',
  'newsletter.placeholder': 'Noch nicht offen',
  'newsletter.buttonLabel': 'Abonnieren',
  'newsletter.note': 'Noch nicht offen: Nichts wird gesendet oder gespeichert.',
};
