import { translator } from '../../lib/messages/translator';

export const labels = translator({
  saveFailed: 'Failed to save measurements. Please try again.',
  introMeasurementsWelcome: 'Your measurements',
});

export const measuringIntroduction = translator({
  figure: 'A figure with a tape around the shoulders',
  eyebrow: '5–10 minutes, two short steps',
  title: 'Let’s take your measurements',
  surerLead:
    'Eight numbers turn “probably” into an answer you can trust. There is no hurry: you can also measure one at a time, under Measurements.',
  lead: 'Eight numbers tell us your proportions. Both the horizontal and the vertical measurements are required to unlock your recommendations.',
  horizontalMeasurements: 'Horizontal measurements',
  horizontalText: 'Shoulders, chest, waist and hips, each all the way around.',
  verticalMeasurements: 'Vertical measurements',
  verticalText: 'Head to chest, chest to crotch, crotch to knee and knee to floor.',
  whatYouNeed: 'What you need',
  tape: 'A soft measuring tape, or a string and a ruler.',
  wall: 'A wall: stand against it and mark the height of your chest, crotch and knee for the vertical measurements.',
  clothes: 'Thin clothes, and a pencil. Half an inch, or a centimeter, either way is fine.',
  ready: "I'm Ready",
  later: "I'll Do This Later",
});

export const welcomeDialog = translator({
  name: 'Figura',
  later: 'Later',
  back: 'Back',
  count: '{step} of {of}',
});

export const welcomeScreens = translator({
  figure: 'You, as your figure is drawn now',
  measuredFigure: 'Your figure, with a line where each measurement was taken',
  appearance: 'Make the figure look like you.',
  thatsMe: 'That’s me',
  next: 'Next',
  life: 'Anything we should know right now?',
  cutFor: 'Show me clothes cut for',
  andLetThem: 'And let them',
  threeOutfits: 'See three outfits',
  sizes: 'What you usually buy',
  'aboutSizes.middle': 'Nothing is known yet; set what you usually buy.',
  'aboutSizes.user': 'As you chose them. You can change them here.',
  'aboutSizes.tape': 'Filled in from your tape. Where you buy another size, yours wins.',
  'aboutSizes.estimates':
    'Filled in from estimates, not from a tape, so they may be off. Where you buy another size, yours wins.',
  taste: 'Pick three you’d wear.',
  aboutTaste: 'All of them suit your shape. This is about taste.',
  picked: '{count} of {max}',
  done: 'Done',
  doneSoFar: 'Done, that’s enough',
  failure: 'This could not be saved',
});

export const keptFromStart = translator({
  figure: 'Your figure, body type {code}',
  eyebrow: 'Your numbers are here',
  title: 'Body type {code}',
  lead: 'These are the eight measurements that you took before you registered. Keep them, or review them.',
  keep: 'Complete Setup',
  keeping: 'Completing...',
  review: 'Review the numbers',
});

export const probablyFromStart = translator({
  note: 'From your answers without a tape: probably {letter}. They are enough to begin with; a tape can come later.',
  keep: 'Begin with my answers',
});

export const introHorizontalMeasurements = translator({
  title: 'Horizontal measurements',
  heading: 'Around you',
  lead: 'Four measurements, each all the way around. Let the tape rest: snug, level, never tight.',
  continue: 'Continue',
  back: 'Back',
});

export const introVerticalMeasurements = translator({
  title: 'Vertical measurements',
  noHorizontal: 'Horizontal measurements not found. Please start over.',
  heading: 'From head to floor',
  lead: 'Stand against a wall without shoes, mark the heights of your chest, crotch and knee, and measure between the marks.',
  missing: 'Missing measurement data. Please complete all measurement steps.',
  selfAnalysis:
    'Would you like to tell us about your favorite parts, and those you want advice for? <link>Add a self analysis</link> now, or do it any time later.',
  completing: 'Completing...',
  completeSetup: 'Complete Setup',
  back: 'Back',
});
