import { translator } from '../lib/messages/translator';

export const evidence = translator({
  'evidenceHero.title': 'How we know',
  'evidenceHero.lead':
    'What our advice rests on: the tests that there are, whom they asked, how much they found, and where they end.',
  'evidenceWords.heading': 'Four words to look for',
  'evidenceWords.words.tested.title': 'Tested',
  'evidenceWords.words.tested.text': 'Experiments exist, and most of them agree.',
  'evidenceWords.words.extrapolated.title': 'Extrapolated',
  'evidenceWords.words.extrapolated.text':
    'Something close was tested, a whole dress for instance, and we carry the finding over to a part of it.',
  'evidenceWords.words.convention.title': 'Convention',
  'evidenceWords.words.convention.text':
    'Those who make and fit clothes agree; hardly anyone has measured it.',
  'evidenceWords.words.contested.title': 'Contested',
  'evidenceWords.words.contested.text':
    'Good sources say opposite things. We show both and leave it to your mirror.',
  'evidenceStudies.heading': 'The studies',
  'evidenceStudies.text':
    'One card each, also for those that disagree with us. What they found is told in our words.',
  'evidenceLimits.heading': 'What has not been tested',
  'evidenceLimits.paragraphs.1':
    'Most of our advice is convention: lines lead the eye, edges widen where they land, volume adds, an uneven split favors the longer part. Anyone can try it before a mirror, but we know of few who have measured it on dressed bodies, and a guide says so.',
  'evidenceLimits.paragraphs.2':
    'The tests that there are used squares, drawings, dress forms, or photographs of one woman. We know of none that put the same clothes on many women of many sizes. Where yours is not a body that was tested, trust what you see before what we say.',
  'evidenceSurvey.heading': 'Where the proportions come from',
  'evidenceSurvey.paragraphs.1':
    'Narrow shoulders, a clear waist and long legs are matters of comparison. We compare your proportions with those of the 1,986 women or the 4,082 men who were measured for ANSUR II, the anthropometric survey of the United States Army of 2012 (technical report NATICK/TR-15/007). With women’s cuts you are compared with the women, with men’s cuts with the men; with any cut, only what stands out among both counts. Where you stand among them decides which guides you get, and how strongly each of them counts.',
  'evidenceSurvey.paragraphs.2':
    'They were soldiers: fitter than the public, and few of them very large, so they do not stand for everybody. Their waists were taken at the navel. At a woman’s narrowest point, where we ask you to measure, hips divided by waist comes out about 0.1 higher, so that nobody is told of a straighter waist than theirs is.',
});
