export default {
  landing: {
    'problem.heading': 'Es lag nie an dir. Es lag am Schnitt.',
    'problem.paragraphs.1':
      'Kleidung entsteht für einen Durchschnitt, den kaum jemand trifft. Die Jacke spannt an der Schulter, die Hose endet an der falschen Stelle, und wir halten uns für die Ausnahme.',
    'problem.paragraphs.2':
      'Die meisten Ratschläge schauen nur auf die Breite. Wir messen auch die Höhen: Wo die Taille sitzt, entscheidet, was streckt und was in der Mitte durchschneidet.',
    'howItWorks.heading': 'So geht es',
    'howItWorks.text': 'Ein weiches Maßband, eine Wand und ein Bleistift. Schnur und Lineal tun es auch.',
    'howItWorks.steps.1.title': 'Messen',
    'howItWorks.steps.1.text': 'Vier Umfänge und vier Höhen. Eine Zeichnung zeigt, wo das Maßband liegt.',
    'howItWorks.steps.2.title': 'Einordnen',
    'howItWorks.steps.2.text':
      'Ein Buchstabe von A bis E, eine Ziffer von 1 bis 4 und wie sicher beide sind.',
    'howItWorks.steps.3.title': 'Entdecken',
    'howItWorks.steps.3.text':
      'Ausschnitte, Säume und ganze Looks für deine Proportionen, jeweils mit dem Grund.',
    'reviews.heading': 'Was andere sagen',
    'reviews.testimonials.1.quote':
      'Das Maßband sagte B2: die Hüfte, ja, aber neu war der lange Oberkörper. Ich trage den Bund jetzt 5 cm höher und suche keine Absätze mehr.',
    'reviews.testimonials.1.name': 'Marisol T.',
    'reviews.testimonials.1.about': 'Grundschullehrerin, Typ B2',
    'reviews.testimonials.2.quote':
      'Ich sollte die Taille noch einmal messen. Noch nie hat mir ein Rat gesagt, dass er danebenliegen könnte. Darum traue ich dem Rest.',
    'reviews.testimonials.2.name': 'Ingrid H.',
    'reviews.testimonials.2.about': 'Tragwerksplanerin, Typ E1',
    'reviews.testimonials.3.quote':
      'Hier steht kein Wort, bei dem ich mich wie etwas fühle, das repariert werden muss. Es erklärt, was ein Raglanärmel mit der Schulterlinie macht, und dann entscheide ich.',
    'reviews.testimonials.3.name': 'Adaeze O.',
    'reviews.testimonials.3.about': 'Schwimmtrainerin, Typ C3',
    'pricing.heading': 'Einmal zahlen, für immer behalten',
    'pricing.text':
      'Deinen Typ findest du kostenlos. Eine Zahlung öffnet alles, was daraus folgt, solange es Figura gibt.',
    'pricing.free.title': 'Kostenlos',
    'pricing.free.included.1': 'Dein Körpertyp, und wie sicher er ist',
    'pricing.free.included.2': 'Die Analyse mit deiner Figur',
    'pricing.free.included.3': 'Ein Ratgeber, zu deinem ersten Proportionsthema',
    'pricing.free.included.4': '3 Empfehlungen je Kategorie in Beste Looks',
    'pricing.free.action.label': 'Kostenlos beginnen',
    'pricing.lifetime.title': 'Zugang auf Dauer',
    'pricing.lifetime.priceLoading': 'Der Preis wird geladen …',
    'pricing.lifetime.priceUnknown': 'Du siehst den Preis, bevor du zahlst.',
    'pricing.lifetime.included.1': 'Deine ganze Analyse, mit einem Ratgeber zu jeder Proportion',
    'pricing.lifetime.included.2': 'Die Ratgeber zu allem aus deiner Selbstanalyse',
    'pricing.lifetime.included.3': 'Alle deine besten Looks in acht Kategorien, jeder mit seinen Gründen',
    'pricing.lifetime.included.4': 'Aktuelle Trends, jede Woche für deinen Körpertyp ausgewählt',
    'pricing.lifetime.included.5': 'Alles, was später dazukommt, ohne weitere Zahlung',
    'pricing.lifetime.claims.1': 'Eine Zahlung, Zugang auf Dauer',
    'pricing.lifetime.claims.2': 'Geld zurück innerhalb von 30 Tagen',
    'pricing.lifetime.terms': 'Kein Abo, keine laufenden Kosten.',
    'pricing.lifetime.action.label': 'Jetzt beginnen',
    'finalCall.heading': 'Zehn Minuten mit dem Maßband',
    'finalCall.text':
      'Danach ein Kleiderschrank voller Gründe. Dein Körper bleibt, wie er ist; die Arbeit macht die Kleidung.',
    'finalCall.action.label': 'Jetzt beginnen',
  },
} as const;
