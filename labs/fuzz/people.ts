import { setTimeout as pause } from 'node:timers/promises';
import { accountApi } from '#contract/account.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import { sourcesApi } from '#contract/sources.ts';
import { Caller } from '#test/world.ts';

const PASSWORD = 'una clave larga';
const LAW = 'Ley de arriendo\n\nArtículo 1. La renta se paga cada mes.\n\nArtículo 2. El plazo es de un año.\n';

/** Somebody whom requests are sent as: what their token is, and the names that stand for what is theirs. */
export type Sender = { access: string; known: Map<string, string> };

let joined = 0;

/** Somebody new with a notebook, a source that was read and a note; `secret` stands in each of these. */
export async function join(base: string, secret: string): Promise<Sender> {
  const email = `fuzz-${process.pid}-${joined++}@example.com`;
  const nobody = new Caller(base);
  await nobody.call(accountApi.register, { body: { email, password: PASSWORD, full_name: 'Ana Prueba' } });
  const { access, refresh, user } = await nobody.call(accountApi.login, { body: { email, password: PASSWORD } });
  const ana = new Caller(base, access);
  const { id: notebook } = await ana.call(notebooksApi.create, { body: { title: `Caso ${secret}` } });
  const params = { id: notebook };
  const source = await ana.call(sourcesApi.add, {
    params,
    body: { type: 'copied-text', title: `Ley ${secret}`, content: `${LAW}${secret}` },
  });
  const note = await ana.call(notesApi.add, { params, body: { title: secret, content: secret } });
  for (let n = 0; n < 200; n++, await pause(50)) {
    const [one] = await ana.call(sourcesApi.list, { params });
    if (one?.processing_status === 'completed') break;
  }
  const known = { email, password: PASSWORD, refresh, user: user.id, notebook, source: source.id, note: note.id };
  return { access, known: new Map(Object.entries(known)) };
}

/** Somebody who still has a session and a source that may be read: the one given, or somebody new. */
export async function standing(base: string, sender: Sender | undefined): Promise<Sender> {
  if (!sender) return join(base, 'nada');
  const own = (name: string): string => sender.known.get(name)!;
  const ana = new Caller(base, sender.access);
  const answer = await ana.fetch(`/api/notebooks/${own('notebook')}/sources/${own('source')}/`);
  await answer.arrayBuffer();
  return answer.ok ? sender : join(base, 'nada');
}

/** Puts in what stands for the names between @@: one's own, or another's (`other-…`); a name of nothing becomes a missing id. */
export function filled(text: string, own: Sender | null, other: Sender): string {
  return text.replace(/@@([a-z-]+)@@/g, (_, name: string) => {
    const found = name.startsWith('other-') ? other.known.get(name.slice(6)) : own?.known.get(name);
    return found ?? '11111111-1111-4111-8111-111111111111';
  });
}
