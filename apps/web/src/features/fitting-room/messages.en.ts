export default {
  fittingRoom: {
    title: 'Fitting room',
    tapNearest: 'Or tap what is nearest',
    seeVerdict: 'Check it',
    forget: 'Forget it',
    compare: 'Compare with another',
    notKept:
      'What you check is held for half an hour, for outfits around it, and stored only if you keep it. It stays on this device until you forget it or sign out.',
  },
  tellGarment: {
    label: 'What have you found?',
    hint: 'For instance: navy wrap dress, knee length. Or paste a shop’s words.',
    empty: 'Say what it is in a few words, or tap a drawing below.',
    check: 'Check it',
    speak: 'Say it',
    sound: 'If you say it, your browser may send the sound to its maker. Figura gets the words alone.',
    notHeard: 'Nothing was heard. Is the microphone allowed for this page? You can type it instead.',
  },
  colors: {
    navy: 'Navy',
    offWhite: 'Off white',
    red: 'Red',
    gray: 'Gray',
    nude: 'Nude',
  },
  hemField: {
    label: 'How long is it?',
    fromWaistband: 'From the top of the waistband down to the hem. You see where it ends on you.',
    fromShoulder:
      'From the top of the shoulder, beside the neck, down to the hem. You see where it ends on you.',
    wrong: 'Enter a length, such as 38 or 96 cm.',
  },
  sideBySide: {
    title: 'Side by side',
    now: 'On you now',
    wear: 'Look again',
    drop: 'Remove',
  },
  verdict: {
    'level.great': 'Great on you',
    'level.good': 'Good on you',
    'level.mixed': 'Mixed',
    'level.poor': 'Others do more',
    range: 'From {from} to {to}',
    'range.great': 'great',
    'range.good': 'good',
    'range.mixed': 'fair',
    'range.poor': 'poor',
    known:
      'Known: {known} of {matter, plural, one {# thing that matters} other {# things that matter}} to you.',
  },
  openQuestion: {
    title: 'What settles it',
    hint: 'Tap what yours is like.',
  },
  changes: {
    title: 'What would do more',
    try: 'Try',
  },
  reasons: {
    title: 'What it does for you',
    all: 'All {count} reasons',
  },
  fitNotes: {
    title: 'Where it ends on you',
  },
  unreadWords: {
    region: 'Words that were not understood',
    title: 'Not understood, and so not counted. Tap a word to say it differently, or tap it away.',
    away: 'Leave out {word}',
    meaning: 'Other words for “{word}”',
    example: 'For example: knee length, wide sleeves, in linen.',
    check: 'Check again',
  },
  quotaNote: {
    left: '{left, plural, =0 {No free check is left this week.} one {One free check is left this week.} other {# free checks are left this week.}} There are three again on {day}; changing this piece stays free.',
    unlock: 'Check without limit',
  },
  checkProblem: {
    measureTitle: 'Your measurements come first.',
    measure:
      'A verdict follows from your proportions. It takes about five minutes; what you typed here is kept.',
    toMeasuring: 'Take your measurements',
    quotaTitle: 'Your free checks for this week are used.',
    unlock: 'Check without limit',
    offlineTitle: 'There is no network here.',
    offline:
      'Free checks come from our server. What you typed is kept: try again when you are online. With lifetime access checks also work without a network.',
    offlineNotYet:
      'Open the fitting room once with a network, and checks work without one for 30 days. What you typed is kept.',
    failure: 'It could not be checked just now.',
    nothingLost: 'Nothing you typed is lost.',
    tryAgain: 'Try again',
  },
} as const;
