export const errors = {
  required: 'Noch ein Schritt: Gib den Code aus deiner Authenticator-App ein oder nimm einen Passkey.',
  wrongCode: 'Dieser Code stimmt nicht. Gib bitte den neuesten ein.',
  usedCode: 'Dieser Code wurde schon benutzt. Warte bitte auf den nächsten.',
  passwordNeeded: 'Der zweite Schritt kommt nach einem Passwort. Setz bitte zuerst eines.',
  totpOn:
    'Eine Authenticator-App ist schon eingerichtet. Schalte den zweiten Schritt aus, bevor du eine andere einrichtest.',
  noSetup: 'Das Einrichten hat zu lange gedauert. Fang bitte mit einem neuen QR-Code noch einmal an.',
  off: 'Der zweite Schritt ist aus.',
  noPasskey: 'Füg bitte zuerst einen Passkey hinzu.',
};

export const fields = {
  code: 'Gib bitte den Code ein',
  codeTooLong: 'Dieser Code stimmt nicht. Gib bitte den neuesten ein.',
};

export const responses = {
  turnedOff: 'Der zweite Schritt ist aus.',
};
