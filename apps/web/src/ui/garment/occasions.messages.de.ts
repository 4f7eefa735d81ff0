export default {
  names: {
    'occasion.everyday': 'Alltag',
    'occasion.work': 'Arbeit',
    'occasion.interview': 'Vorstellungsgespräch',
    'occasion.weekend': 'Wochenende',
    'occasion.evening': 'Abend',
    'occasion.celebration': 'Feier',
    'occasion.formal': 'Formell',
    'occasion.travel': 'Reise',
    'occasion.sport': 'Sport',
    'season.spring': 'Frühling',
    'season.summer': 'Sommer',
    'season.fall': 'Herbst',
    'season.winter': 'Winter',
  },
} as const;
