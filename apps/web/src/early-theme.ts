// Inlined into each page by the build, to set the theme before the first paint.
try {
  // eslint-disable-next-line no-restricted-syntax
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
} catch {
  // A browser without storage shows the theme of the system.
}
