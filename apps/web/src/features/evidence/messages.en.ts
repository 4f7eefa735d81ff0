import { translator } from '../../lib/messages/translator';

export const labels = translator({
  newTab: '(opens in a new tab)',
  evidence: 'How we know',
});

export const evidencePage = translator({
  picture: 'A shirt with horizontal stripes, said to widen',
  limits: 'Why most of it is convention',
  survey: 'Whom we compare you with',
  otherTests:
    'There are more tests of stripes, and they point both ways. <link>A short article</link> lists them and traces the rule to a Japanese handbook of 1813.',
});

export const studyCard = translator({
  name: '{authors}, {year}',
  nameWithOthers: '{authors} and others, {year}',
  'custom.against': 'Tested: against convention',
  'custom.with': 'Tested: with convention',
  'custom.partly': 'Tested: partly against convention',
  'fact.tested': 'What was tested',
  'fact.people': 'Who took part',
  'fact.size': 'How large the effect was',
  'fact.limits': 'What was not tested',
  'fact.use': 'What we make of it',
  facts: 'Who took part, and its limits',
  read: 'Read the study',
});
