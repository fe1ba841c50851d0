// What a library sets as HTML, and nothing else is: the style of the select (Radix), and the named character of a text (Markdown). The only script that
// is started by its address is that of the page without a connection. The page's Content-Security-Policy asks this policy (Trusted Types); null is refused.
if (window.trustedTypes) {
  const style =
    '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === style || /^&\w{1,40};$/.test(html) ? html : null),
    createScriptURL: (address) => (address === '/sw.js' ? address : null),
  });
}
// A browser that refuses storage keeps what a page stores for as long as the page is open.
for (const name of ['localStorage', 'sessionStorage']) {
  try {
    void window[name];
  } catch {
    const kept = new Map();
    const storage = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, String(value)),
      removeItem: (key) => void kept.delete(key),
      key: (n) => [...kept.keys()][n] ?? null,
      clear: () => kept.clear(),
      get length() {
        return kept.size;
      },
    };
    Object.defineProperty(window, name, { value: storage });
  }
}
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
    (navigator.languages ?? [navigator.language]).map((tag) => known(tag.split('-')[0].toLowerCase())).find(Boolean) ??
    'en';
  // It came in another language than the one chosen here: unseen until it is drawn in that one.
  if (written && written !== root.lang) root.dataset.waiting = '';
})();
// What the browser draws around the page has its colours too, also where they are chosen and not the system's.
if (window.MutationObserver) {
  const root = document.documentElement;
  const around = [...document.querySelectorAll('meta[name="theme-color"]')];
  const [light, dark] = around.map(({ content }) => content);
  const colour = () => {
    for (const one of around) one.content = root.dataset.theme === 'dark' ? dark : light;
  };
  colour();
  new MutationObserver(colour).observe(root, { attributeFilter: ['data-theme'] });
}
