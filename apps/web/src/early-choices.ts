// Inlined into each page by the build, before the first paint: the theme, the language that was chosen here, and
// whether someone is signed in.
try {
  // eslint-disable-next-line no-restricted-syntax
  const storage = localStorage;
  const theme = storage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  if (storage.getItem('accessToken') ?? storage.getItem('refreshToken'))
    document.documentElement.dataset['signedIn'] = '';
  const address = new URL(location.href);
  const asked = address.searchParams.get('lang');
  const chosen = storage.getItem('language');
  // The server answers in the language that is asked for if it has it.
  if (asked !== null) {
    if (asked === document.documentElement.lang) storage.setItem('language', asked);
  } else if (chosen !== null && chosen !== document.documentElement.lang) {
    address.searchParams.set('lang', chosen);
    location.replace(address.href);
  }
} catch {
  // A browser without storage shows the theme of the system in the language of the browser.
}
