export default {
  measuringIntroduction: {
    figure: 'A figure with a tape around the waist',
    eyebrow: '5–10 minutes, two short steps',
    title: 'Let’s take your measurements',
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
  },
  useOnboardingSave: {
    saveFailed: 'Failed to save measurements. Please try again.',
  },
  introHorizontalMeasurements: {
    title: 'Horizontal measurements',
    heading: 'Around you',
    lead: 'Four measurements, each all the way around. Let the tape rest: snug, level, never tight.',
    continue: 'Continue',
    back: 'Back',
  },
  introMeasurementsWelcome: {
    title: 'Your measurements',
  },
  introVerticalMeasurements: {
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
  },
} as const;
