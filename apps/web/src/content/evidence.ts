import type { Recommendation } from '@figura/contracts';

interface EvidenceWord {
  id: Recommendation['evidence'];
  title: string;
  text: string;
}

export const EVIDENCE_HERO = {
  title: 'How we know',
  lead: 'What our advice rests on: the tests that there are, whom they asked, how much they found, and where they end.',
} as const;

export const EVIDENCE_WORDS = {
  heading: 'Four words to look for',
  words: [
    { id: 'tested', title: 'Tested', text: 'Experiments exist, and most of them agree.' },
    {
      id: 'extrapolated',
      title: 'Extrapolated',
      text: 'Something close was tested, a whole dress for instance, and we carry the finding over to a part of it.',
    },
    {
      id: 'convention',
      title: 'Convention',
      text: 'Those who make and fit clothes agree; hardly anyone has measured it.',
    },
    {
      id: 'contested',
      title: 'Contested',
      text: 'Good sources say opposite things. We show both and leave it to your mirror.',
    },
  ] satisfies EvidenceWord[],
} as const;

export const EVIDENCE_STUDIES = {
  heading: 'The studies',
  text: 'One card each, also for those that disagree with us. What they found is told in our words.',
} as const;

export const EVIDENCE_LIMITS = {
  heading: 'What has not been tested',
  paragraphs: [
    'Most of our advice is convention: lines lead the eye, edges widen where they land, volume adds, an uneven split favors the longer part. Anyone can try it before a mirror, but we know of few who have measured it on dressed bodies, and a guide says so.',
    'The tests that there are used squares, drawings, dress forms, or photographs of one woman. We know of none that put the same clothes on many women of many sizes. Where yours is not a body that was tested, trust what you see before what we say.',
  ],
} as const;

export const EVIDENCE_SURVEY = {
  heading: 'Where the proportions come from',
  paragraphs: [
    'Narrow shoulders, a clear waist and long legs are matters of comparison. We compare your proportions with those of the 1,986 women who were measured for ANSUR II, the anthropometric survey of the United States Army of 2012 (technical report NATICK/TR-15/007). Where you stand among them decides which guides you get, and how strongly each of them counts.',
    'They were soldiers: fitter than the public, and few of them very large, so they do not stand for all women. Their waists were taken at the navel. At the narrowest point, where we ask you to measure, hips divided by waist comes out about 0.1 higher, so that nobody is told of a straighter waist than theirs is.',
  ],
} as const;

/** A short article that lists tests of stripes on both sides, and finds the custom in a book of 1813. */
export const OTHER_TESTS_URL = 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9558892';
