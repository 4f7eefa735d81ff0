export default {
  advice: {
    title: 'What to alter or pass on',
    loading: 'Looking through your wardrobe…',
    failure: 'This could not be looked up just now.',
    nothing:
      'Nothing for now: there is no piece that a tailor would lift to another verdict, and none that does little for you and was left aside for a season.',
    alter: 'Take to a tailor',
    lifts: '“{from}” becomes “{to}”.',
    passOn: 'Pass on',
    passOnLead:
      'Others do more for your proportions, no tailor changes that, and you have not worn these for a season.',
    passOnThis:
      'Others do more for your proportions, no tailor changes that, and you have not worn it for a season.',
    'level.great': 'Great on you',
    'level.good': 'Good on you',
    'level.mixed': 'Mixed',
    'level.poor': 'Others do more',
  },
} as const;
