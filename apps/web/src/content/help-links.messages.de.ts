export const helpLinks = {
  label: 'Hilfe und Datenschutz',
  'links.1.label': 'Hilfe',
  'links.2.label': 'Kontakt',
  'links.3.label': 'Datenschutz',
};
