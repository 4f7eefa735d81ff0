export default {
  requests: {
    hem: 'Have the hem taken up',
    'trouser-hem': 'Have the legs shortened',
    sleeves: 'Have the sleeves shortened',
    waist: 'Have it taken in at the waist',
    legs: 'Have the legs taken in',
    'shoulder-pads': 'Have the shoulder pads taken out',
    remove: '{request}.',
    change: '{request}: “{to}” in place of “{from}”.',
  },
  reasons: {
    lessAgainst: 'After that, its cut does more for your proportions than against them.',
    against: 'Its cut works against your proportions more than for them.',
    sleeve: 'For your height, a sleeve of about {length} from the shoulder seam ends there.',
    girths: 'You measure {chest} around the chest, {waist} at the waist and {hips} at the hips.',
    hips: 'You measure {hips} around the hips: leave it as it is there, and have it taken in below.',
    shoulders: 'You measure {shoulders} around the shoulders, without pads.',
    hem: 'On you, {place} lies {length} {from}, straight down: have it end {ends, select, there {there} above {just above it} below {just below it} aboveFar {above it} other {}}.',
  },
  places: {
    'mid-thigh': 'the middle of your thigh',
    knee: 'the middle of your knee',
    'mid-calf': 'the middle of your calf',
    ankle: 'your ankle',
    waist: 'your waist',
    hips: 'the fullest line of your hips',
  },
} as const;
