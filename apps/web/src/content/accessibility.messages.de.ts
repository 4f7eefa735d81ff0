export const accessibility = {
  'accessibility.title': 'Barrierefreiheit',
  'accessibility.lead':
    'Was wir tun, damit alle Figura nutzen können, was noch nicht gut genug ist und wem du es sagen kannst.',
  'accessibilitySections.aim.heading': 'Unser Ziel',
  'accessibilitySections.aim.1':
    'Figura zielt auf Stufe AA der Web Content Accessibility Guidelines 2.2. Wir prüfen das selbst, mit einem Programm auf jeder Seite und bei jeder Änderung und von Hand mit der Tastatur; niemand von außen hat es zertifiziert.',
  'accessibilitySections.works.heading': 'Was funktioniert',
  'accessibilitySections.works.1.1.term': 'Tastatur',
  'accessibilitySections.works.1.1.text':
    'Alles lässt sich ohne Maus erreichen und tun, und der Fokus ist immer sichtbar.',
  'accessibilitySections.works.1.2.term': 'Screenreader',
  'accessibilitySections.works.1.2.text':
    'Seiten haben Landmarken und Überschriften, Felder haben Beschriftungen, Fehler stehen dort, wo sie auftreten, und Zeichnungen, die etwas erzählen, haben Worte dafür.',
  'accessibilitySections.works.1.3.term': 'Sehen',
  'accessibilitySections.works.1.3.text':
    'Text behält in heller und dunkler Darstellung seinen Kontrast, wächst auf 200\u00a0%, und Seiten brechen bei 320 Pixeln um.',
  'accessibilitySections.works.1.4.term': 'Bewegung',
  'accessibilitySections.works.1.4.text': 'fällt weg, wo dein Gerät weniger davon verlangt.',
  'accessibilitySections.works.1.5.term': 'Sitzend',
  'accessibilitySections.works.1.5.text': 'Der Rat kann einen Rollstuhl berücksichtigen, in den Vorlieben.',
  'accessibilitySections.limits.heading': 'Was noch nicht gut genug ist',
  'accessibilitySections.limits.1.1.text':
    'Eine Figur wird durch ihren Typ und ihre Kleidung beschrieben, nicht durch jede Linie; ihre Proportionen stehen in Worten auf der Analyseseite.',
  'accessibilitySections.limits.1.2.text':
    'Fotos, die Shops liefern, haben den Namen des Teils als Beschreibung und nicht mehr.',
  'accessibilitySections.limits.1.3.text':
    'Die Seiten gibt es auf Englisch und Deutsch, in keiner weiteren Sprache.',
  'accessibilitySections.limits.1.4.text':
    'Messen mit dem Maßband braucht Hände oder jemanden, der hilft; der Start ohne Maßband braucht beides nicht.',
  'accessibilitySections.contact.heading': 'Sag es uns',
  'accessibilitySections.contact.1':
    'Hält dich etwas ab, schreib uns, was du tun wolltest und was du benutzt:',
  'accessibilitySections.contact.3': 'Ein Mensch antwortet binnen 2 Werktagen.',
  'accessibilityNotes.1':
    'Hilft unsere Antwort nicht, wende dich an die Stelle, die in deinem Land über Barrierefreiheit wacht.',
};
