import { text, type Language } from '#contract/language.ts';
import type { LetterWords } from './letter.ts';

const frame = text({
  en: {
    greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    copy: 'If the button does nothing, copy this address into your browser:',
    foot: (url: string) => `Fojas · ${url} · This letter was sent by itself; answers to it are not read.`,
  },
  es: {
    greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    copy: 'Si el botón no hace nada, copia esta dirección en tu navegador:',
    foot: (url) => `Fojas · ${url} · Este correo se envía automáticamente; no se leen respuestas.`,
  },
});

const escaped = (words: string): string => words.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
/** Columns of plain text, after which a line is broken; an address never is. */
const WIDTH = 76;

function wrapped(paragraph: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** Both bodies of a letter. The HTML is one small table-free page: nothing from elsewhere, no script, its colours fit for light and dark. */
export function render(
  words: LetterWords,
  { name, language, appUrl }: { name: string; language: Language; appUrl: string },
): { text: string; html: string } {
  const { greeting, copy, foot } = frame[language];
  const { paragraphs, action, facts = [], note } = words;
  const plain = [
    greeting(name),
    ...paragraphs.map(wrapped),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(facts.length > 0 ? [facts.map(([fact, value]) => `${fact}: ${value}`).join('\n')] : []),
    ...(note ? [wrapped(note)] : []),
    `--\n${wrapped(foot(appUrl))}`,
  ].join('\n\n');
  const p = (said: string): string => `<p>${escaped(said)}</p>`;
  const html = [
    p(greeting(name)),
    ...paragraphs.map(p),
    ...(action
      ? [
          `<p><a class="do" href="${escaped(action.url)}">${escaped(action.label)}</a></p>`,
          `<p class="small">${escaped(copy)}<br><a href="${escaped(action.url)}">${escaped(action.url)}</a></p>`,
        ]
      : []),
    ...(facts.length > 0
      ? [`<dl>${facts.map(([fact, value]) => `<dt>${escaped(fact)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`]
      : []),
    ...(note ? [`<p class="small">${escaped(note)}</p>`] : []),
    `<p class="foot">${escaped(foot(appUrl))}</p>`,
  ].join('\n');
  return { text: `${plain}\n`, html: page(words.subject, language, html) };
}

const STYLE = `body{margin:0;padding:24px;background:#f1f4f2;color:#15201d;font:16px/25px Georgia,"Times New Roman",serif}
main{max-width:560px;margin:0 auto;padding:8px 28px 20px;background:#fff;border-left:3px double #c4504f}
a{color:#27408f;overflow-wrap:anywhere}a.do{display:inline-block;padding:11px 20px;border-radius:6px;background:#27408f;color:#fff;text-decoration:none;font-family:Arial,sans-serif}
dl{margin:16px 0}dt{color:#5b6864;font-size:14px}dd{margin:0 0 8px;overflow-wrap:anywhere}.small{font-size:14px;line-height:21px;color:#46524e}
.foot{margin-top:28px;border-top:1px solid #d2dad6;padding-top:12px;font-size:13px;line-height:19px;color:#5b6864}
@media(prefers-color-scheme:dark){body{background:#0f1513;color:#e8eeeb}main{background:#161d1b}a{color:#a9b9f5}a.do{background:#a9b9f5;color:#0f1836}
.small,dt,.foot{color:#a3b0ab}.foot{border-color:#2a3431}}`;

const page = (subject: string, language: Language, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${STYLE}</style></head><body><main>
${body}
</main></body></html>`;
