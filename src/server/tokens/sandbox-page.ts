import type { Language } from '#contract/language.ts';
import { MINOR } from '#contract/tokens.ts';
import type { PurchaseRow } from './apply.ts';

/** What the buyer may choose, in the order of the buttons. */
export const CHOICES = ['approved', 'rejected', 'pending', 'cancelled'] as const;
export type Choice = (typeof CHOICES)[number];

const WORDS: Record<Language, { title: string; notice: string; about: string; choices: Record<Choice, string> }> = {
  en: {
    title: 'Sandbox payment',
    notice: 'Sandbox: no real money moves.',
    about: 'Choose how this payment ends.',
    choices: { approved: 'Approve', rejected: 'Reject', pending: 'Leave pending', cancelled: 'Cancel' },
  },
  es: {
    title: 'Pago de prueba',
    notice: 'Modo de prueba: no se mueve dinero real.',
    about: 'Elige cómo termina este pago.',
    choices: { approved: 'Aprobar', rejected: 'Rechazar', pending: 'Dejar pendiente', cancelled: 'Cancelar' },
  },
};
/** No script, no frame, nothing from elsewhere; its form leads to us. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const STYLE = `:root{color-scheme:light dark}body{font:16px/24px system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;
background:#f1f4f2;color:#15201d}main{width:min(400px,calc(100% - 32px));box-sizing:border-box;background:#fff;border:1px solid #d2dad6;border-radius:12px;padding:24px}
h1{font-size:20px;margin:0 0 4px}.price{font-size:28px;margin:16px 0 4px}.notice{background:#fdebd3;color:#8a4b00;border-radius:6px;padding:8px 12px;margin:0 0 20px}
form{display:grid;gap:8px;margin-top:16px}button{font:inherit;min-height:44px;border-radius:6px;border:1px solid #7c8a85;background:#fff;color:inherit;cursor:pointer}
button[value=approved]{background:#27408f;border-color:#27408f;color:#fff}button:focus-visible{outline:2px solid #27408f;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#0f1513;color:#e8eeeb}main{background:#161d1b;border-color:#2a3431}.notice{background:#3a2507;color:#f2b56b}
button{background:#161d1b}button[value=approved]{background:#a9b9f5;border-color:#a9b9f5;color:#0f1836}}`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The page where a purchase of the sandbox is paid: what it costs, and a button for each way in which it may end. */
export function sandboxPage(purchase: PurchaseRow, signature: string, language: Language): string {
  const words = WORDS[language];
  const amount = new Intl.NumberFormat(language === 'es' ? 'es-CL' : 'en-US', {
    style: 'currency',
    currency: purchase.currency,
  }).format(Number(purchase.amount_minor) / MINOR[purchase.currency]);
  const buttons = CHOICES.map((one) => `<button name="end" value="${one}">${words.choices[one]}</button>`).join('');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${words.title} · Fojas</title><style>${STYLE}</style><main><p class="notice">${words.notice}</p><h1>${escaped(purchase.name)}</h1>
<p class="price">${escaped(amount)}</p><p>${words.about}</p><form method="post" action="?t=${signature}">${buttons}</form></main></html>`;
}
