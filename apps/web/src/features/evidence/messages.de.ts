export const labels = {
  newTab: '(öffnet einen neuen Tab)',
  evidence: 'Woher wir das wissen',
};

export const evidencePage = {
  picture: 'Ein Shirt mit Querstreifen, die breiter machen sollen',
  limits: 'Warum das meiste Handwerkswissen ist',
  survey: 'Mit wem wir dich vergleichen',
  otherTests:
    'Es gibt mehr Versuche mit Streifen, und sie weisen in beide Richtungen. <link>Ein kurzer Artikel</link> listet sie auf und führt die Regel auf ein japanisches Handbuch von 1813 zurück.',
};

export const studyCard = {
  name: '{authors}, {year}',
  nameWithOthers: '{authors} und andere, {year}',
  'custom.against': 'Getestet: widerspricht der Regel',
  'custom.with': 'Getestet: bestätigt die Regel',
  'custom.partly': 'Getestet: widerspricht der Regel teilweise',
  'fact.tested': 'Was geprüft wurde',
  'fact.people': 'Wer mitgemacht hat',
  'fact.size': 'Wie groß die Wirkung war',
  'fact.limits': 'Was nicht geprüft wurde',
  'fact.use': 'Was wir daraus machen',
  facts: 'Wer mitgemacht hat und was offen blieb',
  read: 'Studie lesen',
};
