export default {
  questions: {
    title: 'Einzelheiten',
    more: 'Mehr Einzelheiten',
    'question.length': 'Länge',
    'question.legLength': 'Beinlänge',
    'question.leg': 'Bein',
    'question.style': 'Schnitt',
    'question.rise': 'Leibhöhe',
    'question.neckline': 'Ausschnitt',
    'question.sleeveLength': 'Ärmellänge',
    'question.fit': 'Passform',
    'question.waist': 'Taille',
    'question.sleeves': 'Ärmel',
    'question.toe': 'Spitze',
    'question.heel': 'Absatz',
    'question.fabric': 'Stoff',
  },
} as const;
