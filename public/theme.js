// Before the first paint: the colours and the language that this browser keeps. src/web/ui/theme.ts and src/web/i18n/language.ts own both.
(() => {
  let kept = null;
  let language = null;
  try {
    kept = localStorage.getItem('theme');
    language = localStorage.getItem('appLanguage');
  } catch {
    // storage is refused: the system's colours and the browser's language stand
  }
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.lang =
    language === 'en' || language === 'es' ? language : /^es\b/i.test(navigator.language) ? 'es' : 'en';
})();
