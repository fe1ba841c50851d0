import { expect, type Page } from '@playwright/test';

/** What each payload does where it runs: it leaves a mark in the window and asks a stranger's server. */
const RUN = `window.ran=(window.ran||0)+1;new Image().src='https://stranger.example/ran'`;
const B64 = Buffer.from(`<script>${RUN}</script>`).toString('base64');

/** Ways to run a script or to load something from elsewhere that a document may hold: HTML, Markdown, SVG, links, and what breaks out of each. */
export const PAYLOADS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script src="https://stranger.example/x.js"></script>`,
  `<img src=x onerror="${RUN}">`,
  `<img/src=x/onerror=${RUN.replaceAll(' ', '/**/')}>`,
  `<svg onload="${RUN}">`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName=x dur=1s>`,
  `<svg><use href="data:image/svg+xml;base64,${B64}#x"></use></svg>`,
  `<math><mtext></mtext><mglyph><style><img src=x onerror="${RUN}"></style></mglyph></math>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<object data="data:text/html;base64,${B64}"></object>`,
  `<embed src="data:text/html;base64,${B64}">`,
  `<body onload="${RUN}">`,
  `<details open ontoggle="${RUN}">x</details>`,
  `<input autofocus onfocus="${RUN}">`,
  `<video><source onerror="${RUN}"></video>`,
  `<marquee onstart="${RUN}">x</marquee>`,
  `<form><button formaction="javascript:${RUN}">x</button></form>`,
  `<a href="javascript:${RUN}">enlace</a>`,
  `<a href=" &#106;avascript:${RUN}">enlace</a>`,
  `<a href="java\tscript:${RUN}">enlace</a>`,
  `<link rel=stylesheet href="https://stranger.example/x.css">`,
  `<style>@import 'https://stranger.example/x.css';</style>`,
  `<style>body{background:url(https://stranger.example/x)}</style>`,
  `<meta http-equiv="refresh" content="0;url=https://stranger.example/">`,
  `<base href="https://stranger.example/">`,
  `"><script>${RUN}</script>`,
  `'><img src=x onerror="${RUN}">`,
  `</textarea><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `--><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `{{constructor.constructor('${RUN.replaceAll("'", '"')}')()}}`,
  '${' + RUN + '}',
  `[enlace](javascript:${RUN.replaceAll(' ', '%20')})`,
  `[enlace](data:text/html;base64,${B64})`,
  `[enlace](vbscript:x)`,
  `![imagen](https://stranger.example/imagen.png)`,
  `![imagen][ref]\n\n[ref]: https://stranger.example/ref.png`,
  `<https://stranger.example/auto>`,
  `https://stranger.example/desnudo`,
  `\`\`\`html\n<script>${RUN}</script>\n\`\`\``,
  `<noscript><p title="</noscript><img src=x onerror='${RUN}'>">`,
  `\u202e<script>${RUN}</script>\u202c`,
  `＜script＞${RUN}＜/script＞`,
];

/** Watches a page for anything that ran or was asked of a stranger; `quiet` fails if something was. */
export function watch(page: Page, home: string): { quiet: () => Promise<void> } {
  const strangers: string[] = [];
  const dialogs: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== home) strangers.push(url.origin);
  });
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return {
    quiet: async () => {
      expect({ strangers, dialogs, ran: await page.evaluate(() => (window as { ran?: number }).ran ?? 0) }).toEqual({
        strangers: [],
        dialogs: [],
        ran: 0,
      });
    },
  };
}
