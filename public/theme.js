// Before the first paint: the colours and the language that this browser keeps. src/web/ui/theme.ts and src/web/i18n/language.ts own both.
(() => {
  const root = document.documentElement;
  const known = (language) => (language === 'en' || language === 'es' ? language : null);
  let kept = null;
  let language = null;
  try {
    kept = localStorage.getItem('theme');
    language = known(localStorage.getItem('appLanguage'));
    // A page written for visitors hides what is only theirs from somebody signed in, until it is drawn for them.
    if (localStorage.getItem('access') && localStorage.getItem('refresh')) root.dataset.signed = '';
  } catch {
    // storage is refused: the system's colours and the browser's language stand
  }
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  const written = known(root.dataset.written);
  root.lang =
    known(new URLSearchParams(location.search).get('lang')) ??
    language ??
    written ??
    (/^es\b/i.test(navigator.language) ? 'es' : 'en');
  // It came in another language than the one chosen here: unseen until it is drawn in that one.
  if (written && written !== root.lang) root.dataset.waiting = '';
})();
