import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { accountApi } from '#contract/account.ts';
import { chatApi } from '#contract/chat.ts';
import { engineApi } from '#contract/engine.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import { portabilityApi } from '#contract/portability.ts';
import { rightsApi } from '#contract/rights.ts';
import { searchApi } from '#contract/search.ts';
import { securityApi } from '#contract/security.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { readShelf } from '#server/studio/index.ts';
import audio from '#studio/audio-summary/contract.ts';
import { makeDocx, makePdf } from '#test/documents.ts';
import { Caller, Person } from '#test/world.ts';

const PATIENCE_MS = 120_000;

/** Waits until something is there. */
export async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (const begun = performance.now(); performance.now() - begun < PATIENCE_MS; await pause(100)) {
    const found = await look().catch(() => null);
    if (found) return found;
  }
  throw new Error(`${what} did not come`);
}

const codeOf = (secret: string, step = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });

/** A contract in which the marker is party, place and sum. */
const contract = (mark: string): string =>
  `Contrato de arrendamiento\n\nEntre ${mark} SpA, RUT 76.123.456-7, en adelante la arrendadora, y Berta ${mark}, se conviene:\n\nPrimero. La arrendadora ${mark} da en arriendo el inmueble de calle ${mark} 123, Santiago.\n\nSegundo. La renta mensual es de $ 450.000, que ${mark} recibe por anticipado dentro de los primeros cinco días.\n\nTercero. El arrendatario podrá terminar el contrato sin aviso. La garantía de 20 UF se pierde a favor de ${mark}.\n\nCuarto. Según la Ley 18.101, ${mark} puede pedir la restitución.\n`;

function fileForm(name: string, bytes: Uint8Array | string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  return form;
}

/** Somebody with the marker in name, e-mail and password. */
export async function join(base: string, mark: string): Promise<Person> {
  const [email, password] = [`${mark}@example.com`, `clave ${mark}`];
  const nobody = new Caller(base);
  await nobody.call(accountApi.register, { body: { email, password, full_name: `Ana ${mark}`, accepted: ['terms', 'privacy'], adult: true } }); // prettier-ignore
  const { access, refresh, user } = await nobody.call(accountApi.login, { body: { email, password } });
  return new Person(base, access, user.id, email, password, refresh);
}

async function read(person: Person, { id, notebook_id }: Source): Promise<Source> {
  return until('a source that is read', async () => {
    const source = (await person.call(sourcesApi.list, { params: { id: notebook_id } })).find((one) => one.id === id);
    return source?.processing_status === 'completed' || source?.processing_status === 'failed' ? source : null;
  });
}

async function sources(person: Person, mark: string, id: string): Promise<Source> {
  const text = contract(mark);
  const params = { id };
  const files: [string, Buffer | string][] = [
    [`${mark}.txt`, text],
    [`${mark}.pdf`, await makePdf(text, { header: mark })],
    [`${mark}.docx`, await makeDocx(text)],
    [`shut ${mark}.pdf`, await makePdf(text, { password: mark })],
    [`${mark}.exe`, text],
    [`broken ${mark}.docx`, text],
  ];
  const added: Source[] = [];
  for (const [name, bytes] of files) {
    const answer = await person.send(sourcesApi.add, { params, form: fileForm(name, bytes, { title: `Título ${mark} ${name}`, display_name: mark }) }); // prettier-ignore
    if (answer.ok) added.push(await read(person, (await answer.json()) as Source));
  }
  const pasted = await person.call(sourcesApi.add, {
    params,
    body: { type: 'copied-text', title: `Pegado ${mark}`, content: text, metadata: { [mark]: mark } },
  });
  await read(person, pasted);
  for (const url of [`http://127.0.0.1:9/${mark}`, `https://${mark}.invalid/${mark}`, `https://youtu.be/${mark}`])
    await person.send(sourcesApi.add, { params, body: { type: url.includes('youtu') ? 'youtube' : 'website', url, title: mark } }); // prettier-ignore
  for (const source of added) {
    const at = { id, sourceId: source.id };
    if (source.processing_status === 'failed') await person.send(sourcesApi.retry, { params: at, body: { password: mark } }); // prettier-ignore
  }
  const first = added[0]!;
  const at = { id, sourceId: first.id };
  await person.call(sourcesApi.update, { params: at, body: { title: `Otro ${mark}` } });
  await person.send(sourcesApi.update, { params: at, form: fileForm(`v2 ${mark}.txt`, `${text}Quinto. ${mark}.\n`) });
  return read(person, first);
}

async function talk(person: Person, mark: string, id: string): Promise<void> {
  const body = { notebook_id: id, message: `¿Qué recibe ${mark}?` };
  const { message } = await person.call(chatApi.ask, { body });
  await (
    await person.send(chatApi.ask, {
      body: { ...body, message: `${mark}?` },
      headers: { accept: 'text/event-stream' },
    })
  ).text();
  await person.send(engineApi.preview, { body });
  await person.send(chatApi.ask, { body: { ...body, message: '', [mark]: mark } });
  const params = { id };
  const kept = await person.call(notesApi.add, { params, body: { title: mark, content: `Nota de ${mark}` } });
  const noteId = { id, noteId: kept.id };
  await person.call(notesApi.update, { params: noteId, body: { content: `Nota cambiada de ${mark}` } });
  await person.send(notesApi.add, {
    params,
    body: { title: mark, content: message.content, source_type: 'ai_response', extracted_text: mark },
  });
  for (const format of ['docx', 'pdf', 'md']) {
    await (await person.send(notesApi.download, { params: noteId, query: { format } })).arrayBuffer();
    await (await person.send(chatApi.download, { params, query: { format } })).arrayBuffer();
  }
  await person.call(searchApi.search, { query: { q: mark } });
  await person.send(searchApi.search, { query: { q: mark.repeat(500) } });
  await person.send(sourcesApi.mentions, { params, query: { key: `ley:${mark}` } });
}

/** Every tool on the source, with options in which the marker stands, and the script of the audio summary changed. */
async function studio(person: Person, mark: string, source: Source): Promise<string[]> {
  const { id: source_id, notebook_id } = source;
  const done: string[] = [];
  for (const { contract: tool } of (await readShelf()).generators.values()) {
    const options = tool.kind === audio.kind ? { minutes: 1, review: true } : undefined;
    await person.send(tool.api.start, { body: { notebook_id, source_id, options: { [mark]: mark, minutes: mark } } });
    const job = (await person.call(tool.api.start, { body: { notebook_id, source_id, options } })) as { job_id: string }; // prettier-ignore
    const params = { id: notebook_id, jobId: job.job_id };
    const ended = await until(tool.kind, async () => {
      const one = (await person.call(tool.api.detail, { params })) as { status: string };
      return one.status === 'completed' || one.status === 'failed' ? one : null;
    });
    if (ended.status === 'completed') done.push(tool.kind);
    for (const format of ['pdf', 'json'])
      await (await person.send(tool.api.download, { params, query: { format } })).arrayBuffer();
    await person.send(tool.api.download, { params, query: { format: mark } });
  }
  await script(person, mark, notebook_id);
  return done;
}

async function script(person: Person, mark: string, id: string): Promise<void> {
  const listed = await person.call(audio.api.list, { params: { id } });
  const params = { id, jobId: listed.audio_summaries[0]!.job_id };
  const { analysis_data: made } = await person.call(audio.api.detail, { params });
  const lines = made!.audio_summary.lines.map(({ speaker, part, location }) => {
    return { speaker, part, text: `Dice ${mark}.`, citation_id: location?.citation_id ?? null };
  });
  await person.call(audio.wholeApi.change, { params, body: { lines } });
  await until('a spoken summary', async () => (await person.call(audio.fileApi.address, { params })).audio_url);
}

/** The second factor, in whose address the e-mail stands; then a password by letter. */
async function security(person: Person, mark: string): Promise<void> {
  const { password, email } = person;
  const { secret } = await person.call(securityApi.prepare, { body: { password } });
  await person.call(securityApi.confirm, { body: { code: codeOf(secret) } });
  await new Caller(person.base).send(accountApi.login, { body: { email, password } });
  await person.send(securityApi.signIn, { body: { mfa_token: mark, code: mark } });
  await person.call(securityApi.turnOff, { body: { password, code: codeOf(secret, 1) } });
  await person.call(accountApi.askRecovery, { body: { email } });
  const letter = await until('a letter', async () => {
    const answer = await fetch(`${person.base}/dev/outbox.json?to=${encodeURIComponent(email)}`);
    return ((await answer.json()) as { kind: string; text: string }[]).find(({ text }) =>
      text.includes('access_token='),
    );
  });
  const access_token = /#access_token=([\w-]+)&/.exec(letter.text)![1]!;
  await person.call(accountApi.recover, { body: { access_token, new_password: `otra ${mark}` } });
  const signedIn = await person.call(accountApi.login, { body: { email, password: `otra ${mark}` } });
  person.access = signedIn.access;
  await person.call(accountApi.changePassword, { body: { current_password: `otra ${mark}`, new_password: password } });
}

async function rights(person: Person, mark: string): Promise<void> {
  await person.call(accountApi.update, { body: { full_name: `Ana de ${mark}`, avatar_url: `https://example.com/${mark}.png` } }); // prettier-ignore
  for (const type of ['rectification', 'other'] as const)
    await person.send(rightsApi.ask, { body: { type, words: `Corrijan ${mark}` } });
  await person.send(rightsApi.accept, { body: { documents: [{ document: 'terms', version: mark }] } });
  await person.call(rightsApi.block);
  await person.send(notebooksApi.create, { body: { title: mark } });
  await person.call(rightsApi.unblock);
  await person.call(portabilityApi.ask, { body: { password: person.password } });
  await until('an export', async () => (await person.call(portabilityApi.state)).export?.status === 'ready');
  const { url } = await person.call(portabilityApi.link);
  const zip = Buffer.from(await (await fetch(new URL(url, person.base))).arrayBuffer());
  await person.send(portabilityApi.bring, { form: fileForm(`${mark}.zip`, zip) });
  await until('an import', async () => (await person.call(portabilityApi.state)).import?.done_at);
  await person.send(portabilityApi.bring, { form: fileForm(`${mark}.zip`, `no zip ${mark}`) });
}

/** What HTTP libraries do not send. */
async function bytes(base: string, said: string): Promise<void> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.end(said);
  await Promise.race([once(socket, 'close'), pause(2000)]);
  socket.destroy();
}

/** Requests that fail, with the marker wherever one can be. */
async function failing(person: Person, mark: string, id: string): Promise<void> {
  const { base } = person;
  const nobody = new Caller(base);
  const odd = { 'user-agent': mark, referer: `https://${mark}.cl/`, cookie: `a=${mark}`, 'x-request-id': mark, 'x-forwarded-for': mark, 'accept-language': mark, origin: `https://${mark}.cl`, [`x-${mark}`]: mark }; // prettier-ignore
  for (const who of [person, nobody])
    for (const place of [`/${mark}`, `/api/${mark}`, `/api/notebooks/${mark}/`, `/api/notebooks/${id}/sources/${mark}/`, `/api/quick-access/${mark}`, `/api/exports/${mark}`, `/api/studio-files/${mark}`, `/api/notebooks/?${mark}=${mark}`, `/auth/reset-password?x=${mark}`, `/legal/${mark}`, `/dev/outbox/${mark}`, `/assets/${mark}.js`, `/api/%zz${mark}`, `/%00${mark}`, `/pay/${mark}`]) // prettier-ignore
      for (const method of ['GET', 'POST', 'PATCH'])
        await who.fetch(place, { method, headers: odd }).then((answer) => answer.text()).catch(() => ''); // prettier-ignore
  const json = { 'content-type': 'application/json', ...odd };
  for (const body of [`{"title": "${mark}`, mark, `{"title": {"${mark}": "${mark}"}}`, `{"title":"${mark}\\u0000"}`, `{"title":"${mark.repeat(200)}"}`, `{"__proto__": "${mark}"}`, '[]'.padStart(3_000_000, mark)]) // prettier-ignore
    for (const place of ['/api/notebooks/', `/api/notebooks/${id}/sources/`, `/api/notebooks/${id}/notes/`, '/api/users/register', '/api/users/login/', '/api/assistant/chat', '/api/users/rights-requests/']) // prettier-ignore
      await person.fetch(place, { method: 'POST', headers: json, body }).then((answer) => answer.text()).catch(() => ''); // prettier-ignore
  for (const type of [`multipart/form-data; boundary=${mark}`, `multipart/${mark}`, `${mark}/${mark}`, `application/json; charset=${mark}`]) // prettier-ignore
    await person.fetch(`/api/notebooks/${id}/sources/`, { method: 'POST', headers: { 'content-type': type }, body: `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="${mark}"\r\n\r\n${mark}` }).then((answer) => answer.text()).catch(() => ''); // prettier-ignore
  await nobody.send(accountApi.login, { body: { email: `${mark}@example.com`, password: `falsa ${mark}` } });
  await nobody.send(accountApi.login, { body: { email: `nadie-${mark}@example.com`, password: mark } });
  await nobody.send(accountApi.refresh, { body: { refresh: mark } });
  await nobody.send(accountApi.recover, { body: { access_token: mark, new_password: mark } });
  await nobody.send(accountApi.register, { body: { email: mark, password: mark, full_name: mark } });
  await nobody.send(accountApi.register, { body: { email: person.email, password: mark, full_name: mark } });
  await new Caller(base, mark).send(notebooksApi.list);
  await new Caller(base, `${person.access}${mark}`).send(notebooksApi.list);
  for (const said of [
    `GET /${mark} HTTP/9.9\r\n\r\n`,
    `${mark} / HTTP/1.1\r\nHost: ${mark}\r\n\r\n`,
    `GET /api/health HTTP/1.1\r\nHost: ${mark}\r\n${mark}\r\n\r\n`,
    `POST /api/users/login/ HTTP/1.1\r\nHost: ${mark}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":"${mark}`,
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${mark.repeat(2000)}\r\n\r\n`,
  ])
    // prettier-ignore
    await bytes(base, said);
}

/** Types the marker into everything that takes words. Answers what it can be read back from, as proof that it arrived. */
export async function typeEverywhere(person: Person, mark: string): Promise<{ tools: string[]; found: number }> {
  const { id } = await person.call(notebooksApi.create, { body: { title: `Caso ${mark}`, description: `De ${mark}` } });
  await person.call(notebooksApi.update, { params: { id }, body: { title: `Caso de ${mark}`, description: mark } });
  const source = await sources(person, mark, id);
  await talk(person, mark, id);
  const tools = await studio(person, mark, source);
  await security(person, mark);
  await failing(person, mark, id);
  await rights(person, mark);
  const found = JSON.stringify(await person.call(searchApi.search, { query: { q: mark } })).split(mark).length - 1;
  return { tools, found };
}
