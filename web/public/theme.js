// The theme that was chosen here, before the first thing is drawn; a policy without inline scripts wants a file.
try {
  const { theme } = JSON.parse(localStorage.getItem('parvis.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // nothing kept: the theme of the system
}
