export const termsHead = {
  'title.sold': 'Verkaufsbedingungen',
  'title.open': 'Nutzungsbedingungen',
  'lead.sold':
    'Dies ist eine Übersetzung; verbindlich ist der englische Text. Was du bekommst, was es kostet und wie du dein Geld zurückbekommst: eine Zahlung, kein Abo, 30 Tage, um es dir anders zu überlegen.',
  'lead.open':
    'Dies ist eine Übersetzung; verbindlich ist der englische Text. Wer Figura nutzen darf, was sein Rat ist und was nicht und was dir gehört.',
};
