export default {
  dashboard: {
    measurements: 'Measurements',
    measurementsText: 'Your numbers, and what they change.',
    bodyTypeAnalysis: 'Body Type Analysis',
    bodyTypeAnalysisText: 'What your proportions ask for.',
    bestLooks: 'Your Best Looks',
    bestLooksText: 'Clothes cut for your type.',
    currentTrends: 'Current Trends',
    currentTrendsText: 'What is new this week, for you.',
    hello: 'Hello, {user}',
    settings: 'Settings',
    figure: 'Your figure, body type {combined}',
    yourBodyType: 'Your body type',
    look: 'On you: <link>{name}</link>',
    home: 'Home',
  },
  measureReminder: {
    figure: 'A figure, waiting for your measurements',
    hello: 'Hello, {user}',
    title: 'Let’s find your shape',
    lead: 'Eight tape measurements are all it takes. They give you your body type, and everything else here follows from it.',
    effort:
      'It takes 5 to 10 minutes. Have a soft tape ready, or a string and a ruler; you can stop at any time: what you typed waits in this browser until you sign out.',
    start: 'Start My Measurements',
  },
} as const;
