export const errors = {
  unknownSubscription:
    'Dieser Link ist nicht gültig. Die Montagsmail kannst du in den Einstellungen abschalten.',
  unsupportedPush: 'Mitteilungen aus diesem Browser werden nicht unterstützt.',
};

export const responses = {
  pushOn: 'Dieses Gerät meldet dir montags dein Outfit.',
  pushOff: 'Dieses Gerät bleibt montags still.',
  stopped: 'Die Montagsmail ist abbestellt. In den Einstellungen kannst du sie wieder anschalten.',
};

export const fields = {
  endpoint: 'Dieser Push-Dienst wird nicht unterstützt',
  p256dh: 'Der Schlüssel des Browsers ist nicht gültig',
  auth: 'Das Geheimnis des Browsers ist nicht gültig',
};

export const notification = {
  title: 'Dein Outfit für diese Woche',
  body: 'Es liegt in deiner Übersicht, an dir gezeichnet.',
};
