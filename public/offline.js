// The page without a connection: the colours and the language that this browser keeps, what is missing, and another try as soon as it is back.
// src/web/ui/theme.ts and src/web/i18n/language.ts own both choices.
(() => {
  const EVERY_MS = 5000;
  const TITLES = { es: 'Sin conexión · Fojas', en: 'No connection · Fojas' };
  const root = document.documentElement;
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = kept('theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  const spoken = [kept('appLanguage'), ...navigator.languages.map((tag) => tag.split('-')[0].toLowerCase())];
  root.lang = spoken.find((one) => one in TITLES) ?? 'en';
  document.title = TITLES[root.lang];

  const again = () => location.reload();
  /** The page is at the address that was asked for: it is opened anew once something answers there. */
  const look = () => {
    root.dataset.network = navigator.onLine ? 'on' : 'off';
    if (navigator.onLine) fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).then(again, () => undefined);
  };
  look();
  addEventListener('online', look);
  addEventListener('offline', look);
  setInterval(look, EVERY_MS);
  addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('button')) button.addEventListener('click', again);
  });
})();
