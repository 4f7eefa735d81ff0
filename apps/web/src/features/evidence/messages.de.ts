export default {
  labels: {
    newTab: '(öffnet einen neuen Tab)',
    evidence: 'Woher wir das wissen',
  },
  evidencePage: {
    picture: 'Ein Shirt mit Querstreifen, die breiter machen sollen',
    limits: 'Warum das meiste Handwerkswissen ist',
    survey: 'Mit wem wir dich vergleichen',
    otherTests:
      'Es gibt mehr Versuche mit Streifen, und sie weisen in beide Richtungen. <link>Ein kurzer Artikel</link> listet sie auf und führt die Regel auf ein japanisches Handbuch von 1813 zurück.',
  },
  studyCard: {
    name: '{authors}, {year}',
    nameWithOthers: '{authors} und andere, {year}',
    'custom.against': 'Getestet: gegen die Gewohnheit',
    'custom.with': 'Getestet: mit der Gewohnheit',
    'custom.partly': 'Getestet: teils gegen die Gewohnheit',
    'fact.tested': 'Was geprüft wurde',
    'fact.people': 'Wer mitgemacht hat',
    'fact.size': 'Wie groß die Wirkung war',
    'fact.limits': 'Was nicht geprüft wurde',
    'fact.use': 'Was wir daraus machen',
    facts: 'Wer mitgemacht hat und wo es endet',
    read: 'Studie lesen',
  },
} as const;
