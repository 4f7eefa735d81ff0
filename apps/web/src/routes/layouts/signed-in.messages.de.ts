export const navigationLayout = {
  places: 'Bereiche',
};

export const contents = {
  main: 'Hauptmenü',
  menu: 'Menü',
  close: 'Schließen',
  logout: 'Abmelden',
  account:
    '{name}{code, select, none {} other { · {code}}}{plan, select, none {} lifetime { · Zugang auf Dauer} other { · kostenlos}}',
  help: 'Hilfe',
};

export const places = {
  today: 'Heute',
  home: 'Start',
  looks: 'Looks',
  bestLooks: 'Beste Looks',
  trends: 'Trends',
  wardrobe: 'Schrank',
  pieces: 'Teile',
  outfits: 'Outfits',
  pack: 'Packen',
  fittingRoom: 'Anprobe',
  check: 'Prüfen',
  compare: 'Vergleichen',
  shops: 'Shops',
  me: 'Ich',
  measurements: 'Maße',
  analysis: 'Analyse',
  passport: 'Stilpass',
  settings: 'Einstellungen',
};

export const requireSession = {
  loading: 'Lädt …',
  stillSignedIn: 'Die Anmeldung ließ sich nicht prüfen. {message} Du bist weiterhin angemeldet.',
  title: 'Dein Konto ließ sich gerade nicht öffnen.',
  tryAgain: 'Noch einmal versuchen',
};
