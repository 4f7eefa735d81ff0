export const shell = {
  skipToContent: 'Zum Inhalt springen',
  loading: 'Lädt …',
};

export const router = {
  loading: 'Lädt …',
};
