// Runs before the first paint, so that the page never shows in the wrong light.
try {
  const kept = JSON.parse(localStorage.getItem('signoria.settings') || '{}')
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (dark) document.documentElement.dataset.theme = 'dark'
  if (kept.language) document.documentElement.lang = kept.language
} catch {
  // without storage the system decides
}
