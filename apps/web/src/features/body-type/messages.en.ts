import { translator } from '../../lib/messages/translator';

export const confidenceNote = translator({
  eyebrow: 'How sure is this?',
  more: 'Chances, and what else is near',
  chances: 'How likely each type is',
});

export const confidenceWords = translator({
  clear: 'A clear {code}',
  mostLikely: '{basis, select, answers {Probably} other {Most likely}} {code}',
  over: 'over {percent}%',
  wellInside: 'Your numbers sit well inside {code}. A small slip of the tape would not change it.',
  nextDoor:
    'Your {basis, select, answers {answers} other {numbers}} point to {code}, with {neighbors} next door.',
  nearBorder:
    '{basis, select, answers {From your answers it may be {code} or {neighbor}.} other {Your numbers sit close to the border between {code} and {neighbor}.}}',
  atCorner:
    '{basis, select, answers {From your answers it may be any of {types}.} other {Your numbers sit where {types} meet.}}',
  measure: 'Measuring {name} would settle most.',
  remeasure: 'Taking {name} once more {gain, select, decision {would settle it} other {would make sure}}.',
  remeasureForOther:
    'Taking {name} once more {gain, select, decision {would settle it} other {would make sure}}: {change} would make it {code}.',
  girth: 'your {name}',
  verticalPart: 'the length from {name}',
  change:
    '{amount} {unit, select, cm {cm} inch {inch} other {inches}} {direction, select, more {more} other {less}}',
  longTorsoIsCommon:
    'Plenty of people measure right here: in the surveys we compared, about half the {presentation, select, womens {women} mens {men} other {women and men}} had a torso just long enough for type 2.',
  borrowIdeas: 'Until then, feel free to borrow ideas from {types}.',
});

export const probablyLine = translator({
  label: 'How sure your type is',
  probably: 'Probably {code}.',
  measure: '{kind, select, girth {Measure your {name}} other {Measure {name}}}: 1 minute',
});

export const results = translator({
  figure: 'Your figure, body type {combined}',
  yourBodyType: 'Your body type',
  selfAnalysis: 'Self analysis',
  favorites: 'Favorite parts',
  noneTickedYet: 'None ticked yet.',
  concerns: 'Concerns',
  noneTicked: 'None ticked.',
  change: 'Change your self analysis',
  proportions: 'Proportions',
  measurementsInInches: 'Measurements, in inches',
  goToDashboard: 'Go to Dashboard',
  measureAgain: 'Measure again',
  shoulderToWaist: 'Shoulder to waist',
  hipsToWaist: 'Hips to waist',
  torso: 'Torso',
  legs: 'Legs',
  midBody: 'Mid-body',
});
