export const errors = {
  nothingToComplete:
    'Nimm bitte alle acht Maße oder beantworte zuerst die Fragen für den Start ohne Maßband.',
  alreadyMeasured: 'Alle acht Maße sind genommen. Ändere sie bitte einzeln.',
};

export const fields = {
  single: '{field} muss ein einzelner Wert sein',
  verticalMeasurements: 'Die Höhenmaße fehlen',
  horizontalMeasurements: 'Die Umfänge fehlen',
};
