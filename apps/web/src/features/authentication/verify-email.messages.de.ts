export const useVerification = {
  verifying: 'Deine E-Mail-Adresse wird bestätigt …',
  tokenMissing: 'Das Token zur Bestätigung fehlt',
  failure: 'Die Bestätigung hat nicht geklappt',
  anotherAddress: 'eine andere Adresse',
};

export const verifyEmail = {
  title: 'E-Mail-Adresse bestätigen',
  caption: 'Ein Klick in deiner E-Mail, und das Konto gehört dir.',
};
