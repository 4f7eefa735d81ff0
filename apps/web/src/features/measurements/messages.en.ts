import { translator } from '../../lib/messages/translator';

export const labels = translator({
  fractionKeys: 'Fractions of an inch',
  range: 'Probably {from} to {to} {unit}',
  keepAnswers: 'Your answers could not be kept. Please try again.',
  measurementsHorizontal: 'Horizontal measurements',
  measurementsVertical: 'Vertical measurements',
});

export const allMeasurementsForm = translator({
  title: 'Your measurements',
  backToDashboard: 'Back to Dashboard',
  saved: 'Measurements saved successfully!',
  unsaved: 'What you have changed since then is not saved yet.',
  save: 'Save measurements',
  discard: 'Discard changes',
});

export const horizontalForm = translator({
  notCalculated: 'Missing required data - please calculate your measurements first',
  verticalMissing: 'Your vertical measurements are still missing. <link>Measure from head to floor</link>',
  saveFailure: 'Failed to update measurements',
  eyebrow: 'Horizontal measurements',
  title: 'Your shape, all the way around',
  lead: 'Let the tape rest on you: snug, level, never tight.',
  yourShape: 'Your shape',
  shoulderToWaist: 'Shoulder to waist',
  hipsToWaist: 'Hips to waist',
  combinedCode: 'Combined code',
  toResults: 'See your results',
  calculate: 'Calculate My Shape',
  toSelfAnalysis: 'Continue to Self Analysis',
  skip: 'Skip Self Analysis',
  back: 'Back',
});

export const liveType = translator({
  changes: 'Changes from {combined} to',
  yourBodyType: 'Your body type',
  still: 'With these numbers, still',
});

export const measuredValues = translator({
  kept: 'Kept as {kept} {unit}, to the nearest {unit, select, in {eighth} other {tenth}}.',
  read: 'Read as {unit, select, cm {centimeters} other {inches}}.',
  missing: 'Input is empty',
  notPositive: 'must be greater than 0',
  tooLarge: 'must be at most {largest} {unit}',
});

export const measuringErrors = translator({
  required: 'This measurement is required',
  notValid: 'Please enter a valid measurement',
  missing: 'Please enter a value for {label}',
  invalid: 'Invalid measurement for {label}: {reason}',
});

export const measuringForm = translator({
  figureWithTape: 'Your figure, with the tape at {measurement}',
  figure: 'Your figure, drawn from your measurements so far',
});

export const measuringSteps = translator({
  horizontalMeasurements: 'Horizontal measurements',
  verticalMeasurements: 'Vertical measurements',
});

export const oneMeasurement = translator({
  title: 'Measure your {name}',
  parts: 'Measure {name}',
  why: 'One minute. Your type, your looks and your figure get surer with it.',
  save: 'Save',
  later: 'Not now',
  failure: 'Failed to update measurements',
});

export const misreadNote = translator({
  unitSlip:
    '{count, plural, one {{measurements}: this looks} other {{measurements}: these look}} like {meant, select, cm {centimeters, entered as inches} other {inches, entered as centimeters}}.',
  theseAreCentimeters: 'These are centimeters',
  theseAreInches: 'These are inches',
  halfGirth:
    '{count, plural, one {{measurements}: this looks like half} other {{measurements}: these look like halves}}. Was the tape folded, or did it cross one side only? All the way around and back to the start is what we need.',
  straightAcross:
    '{measurements}: did the tape go all the way around? This looks like the width straight across. Around both shoulders and back to the start is what we need.',
  swapped:
    '{measurements}: are these two swapped? The other way around, they would fit your other measurements.',
  unusual:
    '{measurements}: this does not quite match your other measurements. It may well be right; take a second look if you like.',
});

export const optionalField = translator({
  add: 'Add your {name} (optional)',
  change: 'Your {name} (optional)',
});

export const totalHeight = translator({
  label: 'Total height',
  hint: 'The sum of the four, close to your height.',
});

export const unitToggle = translator({
  imperial: 'Imperial',
  metric: 'Metric',
  inches: 'Inches',
  centimeters: 'Centimeters',
  units: 'Units',
});

export const verticalForm = translator({
  eyebrow: 'Vertical measurements',
  title: 'How your height divides',
  lead: 'Stand against a wall and mark the heights, or ask somebody to hold the tape.',
  verticalType: 'Your vertical type',
  torso: 'Torso',
  legs: 'Legs',
  midBody: 'Mid-body',
  calculate: 'Calculate My Proportions',
  toHorizontal: 'Continue to Horizontal Measurements',
});

export const profileMeasurements = translator({
  title: 'Measurements',
  saveFailure: 'Failed to update measurements',
  measurementsFailure: 'Measurements update failed',
  preferencesFailure: 'Failed to update body preferences',
  ticksFailure: 'Preferences update failed',
  signInFirst: 'Authentication required',
  onlyMeasurementsSaved:
    'Your measurements are stored. What you ticked is kept here, so that you can try again.',
});
