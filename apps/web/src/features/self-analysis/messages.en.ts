export default {
  bodyPreferences: {
    title: 'Body preferences',
    changeBodyPreferences: 'Change body preferences',
  },
  preferencesForm: {
    title: 'What you know about yourself',
    lead: 'Tick whatever fits, and nothing that does not. It decides which parts we write about; you can change it at any time.',
    yourFigure: 'Your figure',
  },
  concernPicker: {
    exchanged: '“{ticked}” and “{taken}” say opposite things, so we unticked “{taken}”.',
  },
  bodyPartsPreference: {
    title: 'Self analysis',
    saveFailure: 'Failed to save preferences. Please try again.',
    eyebrow: 'Self Analysis',
    continue: 'Continue',
    cancel: 'Cancel',
  },
  introSelfAnalysis: {
    title: 'Self analysis',
    back: 'Back',
    completing: 'Completing...',
    completeSetup: 'Complete Setup',
    continue: 'Continue',
  },
} as const;
