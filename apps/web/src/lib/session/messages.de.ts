export const passkeys = {
  known: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  notCreated:
    'Kein Passkey wurde hinzugefügt. Vielleicht hast du abgebrochen, oder dieses Gerät kann keinen aufbewahren.',
  notUsed:
    'Kein Passkey wurde benutzt. Vielleicht hast du abgebrochen; versuch es noch einmal oder melde dich anders an.',
};

export const session = {
  loadFailure: 'Dein Konto ließ sich nicht laden',
  logoutFailure: 'Das Abmelden hat nicht geklappt',
  noTokens: 'Keine Tokens gefunden',
};
