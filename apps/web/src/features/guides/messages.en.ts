import { translator } from '../../lib/messages/translator';

export const labels = translator({
  guideHighlights: 'The five that matter most',
  drawing: 'A drawing of this proportion: {displayName}',
  loading: 'Loading the guide…',
});

export const guideGroups = translator({
  recommended: '{recommended} recommended',
  avoid: '{avoid} to avoid',
  both: '{recommended} recommended, {avoid} to avoid',
  partByPart: 'The whole guide, part by part',
  openAll: 'Open all',
  closeAll: 'Close all',
  above: 'Neck and sleeves',
  waist: 'Shape and waist',
  below: 'Lengths and shoes',
  cloth: 'Cloth and pattern',
});

export const guideIndex = translator({
  all: 'All guides',
  title: 'The guides',
  lead: 'What to wear, and why, one proportion at a time.',
  whatIsFree:
    'The guide to your first proportion is free: find it in <link>your analysis</link>. The others come with lifetime access.',
  notSure: 'Not sure which of them are about you? <link>Try the self analysis</link> and come back.',
  pageTitle: 'The guides',
});

export const ownGuides = translator({
  title: 'About you',
});

export const guideParts = translator({
  label: 'The guides',
  guide: '{name}, {word}',
  ownGuide: '{name}, {word}, about you',
});

export const guideWords = translator({
  'part.neck': 'Neck',
  'part.shoulders': 'Shoulders',
  'part.arms': 'Arms',
  'part.chest': 'Chest',
  'part.back': 'Back',
  'part.torso': 'Torso',
  'part.waist': 'Waist',
  'part.abdomen': 'Abdomen',
  'part.mid-body': 'Mid-body',
  'part.hips': 'Hips',
  'part.bottom': 'Bottom',
  'part.legs': 'Legs',
  'part.calves': 'Calves',
  'part.ankles': 'Ankles',
  'part.feet': 'Feet',
  'part.height': 'Height',
  'word.neck:long': 'Long',
  'word.neck:short': 'Short',
  'word.shoulders:sloped': 'Sloped',
  'word.shoulders:narrow': 'Narrow',
  'word.shoulders:broad': 'Broad',
  'word.arms:toned': 'Toned',
  'word.arms:big': 'Big',
  'word.arms:thin': 'Thin',
  'word.chest:big': 'Big',
  'word.chest:small': 'Small',
  'word.torso:long': 'Long',
  'word.torso:short': 'Short',
  'word.waist:thick': 'Thick',
  'word.waist:defined': 'Defined',
  'word.waist:straight': 'Straight',
  'word.abdomen:toned': 'Toned',
  'word.mid-body:short': 'Short',
  'word.hips:wide': 'Wide',
  'word.hips:narrow': 'Narrow',
  'word.legs:long': 'Long',
  'word.legs:short': 'Short',
  'word.calves:toned': 'Toned',
  'word.calves:long': 'Long',
  'word.calves:short': 'Short',
  'word.feet:narrow': 'Narrow',
  'word.feet:small': 'Small',
  'word.feet:wide': 'Wide',
  'word.height:petite': 'Petite',
  'word.height:tall': 'Tall',
  'word.shoulders:hunched': 'Set forward',
  'word.shoulders:balanced': 'In balance',
  'word.arms:flabby': 'Soft',
  'word.chest:saggy': 'Low-set',
  'word.chest:balanced': 'In balance',
  'word.waist:balanced': 'Gently shaped',
  'word.abdomen:protruding': 'Rounded',
  'word.abdomen:extreme-protrusion': 'Full',
  'word.back:humped': 'Rounded',
  'word.back:thick': 'Full',
  'word.back:thin': 'Slender',
  'word.bottom:big': 'Full',
  'word.bottom:flat': 'Level',
  'word.legs:bowed': 'Curved',
  'word.legs:thick': 'Full',
  'word.legs:thin': 'Slender',
  'word.legs:balanced': 'In balance',
  'word.calves:thick': 'Full',
  'word.calves:thin': 'Slender',
  'word.calves:undefined': 'Straight',
  'word.ankles:undefined': 'Straight',
  'word.feet:big': 'Long',
});

export const guidePage = translator({
  toYourAnalysis: 'To your analysis',
  noParameters: 'Missing required parameters',
  guides: 'The guides',
  allGuides: 'All your guides',
  unlockAllGuides: 'Unlock All Guides',
  locked:
    'The guide to your first proportion is free. This one, like every other, comes with lifetime access.',
  seeYourFreeGuide: 'See your free guide',
  notFound: 'No body part details found',
  loadFailure: 'Failed to load recommendations',
  bodyTypeAnalysis: 'Body Type Analysis',
  eyebrow: 'How to dress',
  howToGuide: 'How-To Guide',
  subject: '{word} {part}',
  empty: 'No Recommendations Found',
  aboutEmpty: 'There is nothing to recommend here yet.',
});

export const railChecks = translator({
  title: 'In the store',
  lead: 'What to check with a garment in hand.',
  note: 'The lengths come from your measurements.{seated, select, true { Those of legs and skirts are for you as you sit.} other {}} Heights that you did not measure come from a survey of {presentation, select, womens {women} mens {men} other {women and men}} and may be a little off.',
  'kind.length': 'The length',
  'kind.seam': 'The seam',
  'kind.flat': 'Laid flat',
  'kind.pinch': 'Pinch the cloth',
  'kind.look': 'In the mirror',
  'kind.sit': 'Sitting',
  'kind.reach': 'Moving',
  'kind.walk': 'Walking',
});

export const recommendationPage = translator({
  title: 'Recommendation',
  toYourAnalysis: 'To your analysis',
  noParameters: 'Missing required information',
  itemNotFound: 'Item not found',
  allGuides: 'All your guides',
  unlockAllGuides: 'Unlock All Guides',
  locked: 'Every recommendation, with the pieces that show it, comes with lifetime access.',
  loadFailure: 'Failed to load item details. Please try again.',
  back: 'Back',
  aGentleEffect: 'A gentle effect',
  aClearEffect: 'A clear effect',
  aStrongEffect: 'A strong effect',
  convention: 'Tailors agree on it; nobody has tested it.',
  pieces: 'Pieces that show it',
  loading: 'Loading the recommendation…',
});

export const matchingLooks = translator({
  title: 'Looks with it',
  instead: 'Better on you',
});

export const relatedAdvice = translator({
  lookFor: 'What to look for',
  leave: 'What to leave',
});

export const nextAdvice = translator({
  next: 'Next',
});

export const verdict = translator({
  avoid: 'Avoid',
  recommended: 'Recommended',
});
