export const errors = {
  invalidPasskey: 'Diesen Passkey kennen wir nicht. Melde dich bitte anders an.',
  refusedPasskey: 'Dieser Passkey ließ sich nicht hinzufügen. Versuch es bitte noch einmal.',
  knownPasskey: 'Dieser Passkey wurde schon hinzugefügt.',
  tooManyPasskeys: 'Du hast schon {max, number} Passkeys. Entfern bitte zuerst einen.',
  passkeyNotFound: 'Diesen Passkey gibt es hier nicht mehr.',
};

export const fields = {
  ticket: 'Dafür ist das Ticket des vorigen Schritts nötig',
  unreadable: 'Die Antwort des Passkeys war nicht lesbar',
  name: 'Gib dem Passkey bitte einen Namen',
  nameTooLong: 'Der Name eines Passkeys darf höchstens {max} Zeichen haben',
  transports: 'Transports muss eine Liste der von WebAuthn genannten sein',
};

export const responses = {
  added: 'Der Passkey ist hinzugefügt. Du kannst dich jetzt damit anmelden.',
  renamed: 'Der Passkey hat seinen neuen Namen.',
  removed: 'Der Passkey ist entfernt.',
};
