import { translator } from '../../lib/messages/translator';

export const bodyPreferences = translator({
  title: 'Body preferences',
  changeBodyPreferences: 'Change body preferences',
});

export const preferencesForm = translator({
  title: 'What you know about yourself',
  lead: 'Tick whatever fits, and nothing that does not. It decides which parts we write about; you can change it at any time.',
  yourFigure: 'Your figure',
});

export const concernPicker = translator({
  exchanged: '“{ticked}” and “{taken}” say opposite things, so we unticked “{taken}”.',
});

export const bodyPartsPreference = translator({
  title: 'Self analysis',
  saveFailure: 'Failed to save preferences. Please try again.',
  eyebrow: 'Self Analysis',
  continue: 'Continue',
  cancel: 'Cancel',
});

export const introSelfAnalysis = translator({
  title: 'Self analysis',
  back: 'Back',
  completing: 'Completing...',
  completeSetup: 'Complete Setup',
  continue: 'Continue',
});
