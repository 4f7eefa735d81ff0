import { translator } from '../../lib/messages/translator';

export const advice = translator({
  title: 'What to alter or pass on',
  loading: 'Looking through your wardrobe…',
  failure: 'This could not be looked up just now.',
  nothing:
    'Nothing for now: a tailor would improve no verdict, and no piece that does little for you has gone unworn for a season.',
  alter: 'Take to a tailor',
  lifts: '“{from}” becomes “{to}”.',
  passOn: 'Pass on',
  passOnLead:
    'Other pieces do more for your proportions, a tailor can’t change that, and you have not worn these for a season.',
  passOnThis:
    'Other pieces do more for your proportions, a tailor can’t change that, and you have not worn it for a season.',
  'level.great': 'Great on you',
  'level.good': 'Good on you',
  'level.mixed': 'Mixed',
  'level.poor': 'Not your best',
});
