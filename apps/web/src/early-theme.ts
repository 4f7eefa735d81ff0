// Applies the theme that was chosen (`lib/browser/theme.ts`) before anything is painted: the build writes it into each page.
try {
  // eslint-disable-next-line no-restricted-syntax
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
} catch {
  // A browser that keeps nothing shows the theme of the system.
}
