export const bodyPreferences = {
  title: 'Angaben zum Körper',
  changeBodyPreferences: 'Angaben zum Körper ändern',
};

export const preferencesForm = {
  title: 'Was du über dich weißt',
  lead: 'Kreuz an, was passt, und nichts, was nicht passt. Es entscheidet, über welche Stellen wir schreiben; ändern kannst du es jederzeit.',
  yourFigure: 'Deine Figur',
};

export const concernPicker = {
  exchanged: '„{ticked}“ und „{taken}“ sagen Gegenteiliges, darum haben wir „{taken}“ abgewählt.',
};

export const bodyPartsPreference = {
  title: 'Selbstanalyse',
  saveFailure: 'Die Angaben ließen sich nicht speichern. Versuch es bitte noch einmal.',
  eyebrow: 'Selbstanalyse',
  continue: 'Weiter',
  cancel: 'Abbrechen',
};

export const introSelfAnalysis = {
  title: 'Selbstanalyse',
  back: 'Zurück',
  completing: 'Wird abgeschlossen …',
  completeSetup: 'Einrichtung abschließen',
  continue: 'Weiter',
};
