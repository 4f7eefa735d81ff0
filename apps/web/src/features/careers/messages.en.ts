import { translator } from '../../lib/messages/translator';

export const careersPage = translator({
  eyebrow: 'Careers',
  picture: 'A coat, a shirt, a dress, a jacket and pants side by side',
});

export const position = translator({
  location: 'Location',
  type: 'Type',
  experience: 'Experience',
  salary: 'Salary',
  details: 'What you will do, bring and get',
});

export const careers = translator({
  title: 'Careers',
});
