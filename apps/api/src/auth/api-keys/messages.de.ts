export const errors = {
  notFound: 'Diesen Schlüssel haben wir nicht gefunden. Vielleicht wurde er widerrufen.',
  tooMany: 'Du hast schon {max, number} Schlüssel, mehr geht nicht. Widerruf bitte zuerst einen.',
};

export const fields = {
  name: 'Der Name muss 1 bis {max} Zeichen haben',
  scopes: 'Wähl mindestens eine Sache, die der Schlüssel darf',
};

export const responses = {
  revoked: 'Der Schlüssel ist widerrufen. Er öffnet nichts mehr.',
};
