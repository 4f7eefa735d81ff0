export const crash = {
  title: 'Da ist eine Masche gefallen.',
  lead: 'Diese Seite ließ sich nicht zeigen. Was du getippt hast, bleibt; neu laden hilft meistens.',
  signedOut: 'Du bist abgemeldet. Diese Seite ließ sich nicht zeigen; neu laden hilft meistens.',
  tryAgain: 'Noch einmal versuchen',
};
