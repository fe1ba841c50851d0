import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '#server/http/problem.ts';
import type { LawQuestion, Laws, NormName } from './port.ts';

/** Bytes of a file that tell of its norm; bytes of a whole one; files that are looked at; norms of a search. */
const LIMITS = { head: 65_536, bytes: 30 * 1024 * 1024, files: 5000, found: 10 } as const;

/** What the head of a file tells: the words of its elements stand as they are written there. */
type Held = {
  file: string;
  norm: string;
  laws: string[];
  type: string;
  number: string;
  title: string;
  published: string;
  day: string;
};
type Seen = { at: string; held: Held | null };

const within = (xml: string, name: string): string =>
  new RegExp(`<${name}\\b[^>]*>([^<]*)</${name}>`).exec(xml)?.[1]?.trim() ?? '';
const told = (xml: string, name: string): string => new RegExp(`\\b${name}="([^"<]*)"`).exec(xml)?.[1] ?? '';
/** Words without their marks, for a search; numeric entities as the characters that they stand for. */
const plain = (words: string): string =>
  words
    .replace(/&#(x?)([\da-f]{1,6});/gi, (_, hex: string, code: string) => {
      const point = Number.parseInt(code, hex ? 16 : 10);
      return point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
    })
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** What a file tells of its norm; null where it is no norm in the XML of the service. */
function heldIn(file: string, head: string): Held | null {
  const root = /<Norma\b[^>]*>/.exec(head)?.[0];
  const norm = root && told(root, 'normaId');
  if (!root || !norm || !/^\d{1,12}$/.test(norm)) return null;
  const kinds = [...head.matchAll(/<TipoNumero\b[^>]*>[^]*?<\/TipoNumero>/g)].map(([one]) => one);
  const numberOf = (kind: string): string => within(kind, 'Numero').replaceAll('.', '');
  return {
    file,
    norm,
    laws: kinds.filter((kind) => /^ley$/i.test(within(kind, 'Tipo'))).map(numberOf),
    type: within(kinds[0] ?? '', 'Tipo'),
    number: numberOf(kinds[0] ?? ''),
    title: within(head, 'TituloNorma'),
    published: told(/<Identificador\b[^>]*>/.exec(head)?.[0] ?? '', 'fechaPublicacion'),
    day: told(root, 'fechaVersion'),
  };
}

async function headOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LIMITS.head), 0, LIMITS.head, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

const listed = ({ norm, type, number, title, published, day }: Held): string =>
  `<NORMA><IdNorma>${norm}</IdNorma><Tipo>${type}</Tipo><Numero>${number}</Numero><TituloNorma>${title}</TituloNorma><FechaPublicacion>${published}</FechaPublicacion><FechaVersion>${day}</FechaVersion></NORMA>`;

/**
 * The library of a folder of XML files as the service sends them, one norm each; of several of one norm the latest text counts. Files may come and go while the
 * process runs. What the folder has not is asked of `beyond`; without one, it is no such norm. Throws LAWS_UNREACHABLE where the folder cannot be read.
 */
export function createLawsFolder(folder: string, beyond: Laws | null): Laws {
  const seen = new Map<string, Seen>();

  async function look(name: string): Promise<Held | null> {
    const file = path.join(folder, name);
    const { mtimeMs, size } = await stat(file);
    const at = `${mtimeMs}:${size}`;
    const known = seen.get(name);
    if (known?.at === at) return known.held;
    const held = size > LIMITS.bytes ? null : heldIn(file, await headOf(file));
    seen.set(name, { at, held });
    return held;
  }

  async function all(): Promise<Held[]> {
    const names = (await readdir(folder)).filter((name) => /\.xml$/i.test(name)).sort();
    const held: Held[] = [];
    // One that goes while it is looked at is not there.
    for (const name of names.slice(0, LIMITS.files)) {
      const one = await look(name).catch(() => null);
      if (one) held.push(one);
    }
    return held;
  }

  const isNamed = (held: Held, name: NormName): boolean =>
    'norm' in name ? held.norm === name.norm : held.laws.includes(name.law);

  async function answer(question: LawQuestion): Promise<Buffer | null> {
    const held = await all();
    if ('words' in question) {
      const words = plain(question.words).split(/\s+/).filter(Boolean);
      const found = held.filter(({ title }) => words.every((word) => plain(title).includes(word)));
      return found.length === 0 ? null : Buffer.from(`<r>${found.slice(0, LIMITS.found).map(listed).join('')}</r>`);
    }
    const name = 'whole' in question ? question.whole : question.about;
    const [latest] = held.filter((one) => isNamed(one, name)).sort((a, b) => b.day.localeCompare(a.day));
    return latest ? readFile(latest.file) : null;
  }

  return {
    async ask(question, signal, options) {
      signal.throwIfAborted();
      const own = await answer(question).catch(() => {
        throw new Problem('LAWS_UNREACHABLE');
      });
      if (own) return own;
      return beyond ? beyond.ask(question, signal, options) : Buffer.from('words' in question ? '<r/>' : '<Norma/>');
    },
  };
}
