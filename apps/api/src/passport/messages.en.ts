import { translator } from '../platform/errors/translator';

export const errors = translator({
  passportLinkNotFound: 'We could not find this link. It may have been withdrawn already.',
  sharedPassportNotFound: 'This link does not open anything. Whoever shared it may have withdrawn it.',
  tooManyPassportLinks:
    'You already have {max, number} live links, the most you can have. Please withdraw one first.',
});

export const fields = translator({
  passportShowsNumbers: 'Say with true or false whether the passport shows your measurements',
  linkShowsNumbers: 'Say with true or false whether the link shows your measurements',
});

export const responses = translator({
  previewTitle: 'A style passport: type {code}',
  previewDescription:
    'The figure, the rules that matter most and the colors that suit, as Figura sees them. No name and no measurements.',
  linkWithdrawn: 'The link is withdrawn. It no longer opens anything.',
});
