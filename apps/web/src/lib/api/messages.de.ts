export const apiClient = {
  sessionEnded: 'Deine Sitzung ist beendet. Melde dich bitte wieder an.',
  noRefreshToken: 'Kein Refresh-Token vorhanden',
};

export const apiError = {
  unreachable: 'Figura ist nicht erreichbar. Prüf bitte deine Verbindung und versuch es noch einmal.',
  unreadable: 'Bei uns ist etwas schiefgegangen. Versuch es bitte in einem Moment noch einmal.',
};
