import type { AnswerOut, Endpoint } from '#contract/endpoint.ts';
import { language } from '#web/i18n/language.ts';
import { addressOf, authorized } from './call.ts';
import { Failure, failureOf } from './failure.ts';

/** How far an upload is, in bytes. */
export type Progress = { loaded: number; total: number };
type Got = { status: number; text: string };

/** One try over XMLHttpRequest: `fetch` cannot tell how much has been sent. */
function attempt(
  row: Endpoint,
  address: string,
  form: FormData,
  access: string | null,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
) {
  return new Promise<Got>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(row.method, address);
    request.setRequestHeader('accept-language', language());
    if (access) request.setRequestHeader('authorization', `Bearer ${access}`);
    request.upload.onprogress = ({ loaded, total }) => tell({ loaded, total });
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new Failure(0, null));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

/** Sends a file with its fields; `tell` hears how far it is. Throws a `Failure`, or AbortError when `signal` ends it. */
export async function upload<E extends Endpoint>(
  row: E,
  params: Record<string, string>,
  fields: Record<string, string>,
  file: File,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<AnswerOut<E>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file, file.name);
  const got = await authorized((access) => attempt(row, addressOf(row, { params }), form, access, tell, signal));
  if (got.status < 200 || got.status > 299) throw failureOf(got.status, got.text);
  return JSON.parse(got.text) as AnswerOut<E>;
}
