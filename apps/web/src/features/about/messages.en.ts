import { translator } from '../../lib/messages/translator';

export const aboutPage = translator({
  howWeKnow: 'How we know: every study, one by one',
  readOn: 'How sure a type is, and what the advice rests on',
  picture: 'Five women of the types A to E, each in an outfit for that type',
});

export const about = translator({
  title: 'About Us',
});
