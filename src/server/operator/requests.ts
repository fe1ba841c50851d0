import { z } from 'zod';
import { requestWords, type RightsRequest } from '#contract/rights.ts';
import { profile } from '#server/account/index.ts';
import { answerRequest, extendRequest, listRequests, readRequest, type Refusal } from '#server/rights/index.ts';
import { Impossible, Misused, type Command, type Given } from './command.ts';
import { oneOf, yesOrNo } from './read.ts';
import { counted, minute, table } from './table.ts';

const OUTCOMES = ['granted', 'refused'] as const;
const WHY: Record<Refusal, string> = {
  unknown: 'There is no request with this id: see requests list.',
  decided: 'This request was answered already.',
  extended: 'The time for this request was extended already: that can be done once.',
};

/** The id of a request, as the first word. */
function idOf({ words }: Given): string {
  const id = words[0]!;
  if (!z.uuid().safeParse(id).success) throw new Misused(`'${id}' is no id of a request: see requests list.`);
  return id;
}

/** Words for the person, which must be given. */
function said({ options }: Given, name: string): string {
  const read = requestWords.safeParse(options[name] ?? '');
  if (!read.success)
    throw new Misused(`--${name} is needed: words for the person who asked, of at most 4000 characters.`);
  return read.data;
}

const stateOf = ({ outcome, extended_at }: { outcome: RightsRequest['outcome']; extended_at: unknown }): string =>
  outcome ?? (extended_at ? 'open, extended' : 'open');

const list: Command = {
  name: 'requests list',
  words: [],
  options: { all: 'yes|no' },
  about:
    'Requests of people about their data that wait for an answer, by the day they are due; with --all yes the answered ones too.',
  async run(deps, given) {
    const rows = await listRequests(deps, yesOrNo(given, 'all') ?? false);
    const now = deps.now();
    const late = rows.filter(({ decided_at, due_at }) => !decided_at && due_at < now).length;
    const cells = rows.map((one) => [
      one.id,
      one.type,
      minute(one.received_at),
      minute(one.due_at),
      !one.decided_at && one.due_at < now ? 'LATE' : stateOf(one),
    ]);
    const columns = [
      { title: 'request' },
      { title: 'right' },
      { title: 'received (UTC)' },
      { title: 'due (UTC)' },
      { title: 'state' },
    ];
    return {
      well: late === 0,
      json: {
        requests: rows.map(({ id, type, received_at, due_at, extended_at, decided_at, outcome }) => {
          return { id, type, received_at, due_at, extended_at, decided_at, outcome };
        }),
        late,
      },
      text:
        rows.length === 0
          ? 'No requests.'
          : `${table(columns, cells)}\n${counted(rows.length, 'request')}, ${late} late.`,
    };
  },
};

const one: Command = {
  name: 'requests show',
  words: ['<request>'],
  options: {},
  about: 'One request: who asks, in what words, and what was answered.',
  async run(deps, given) {
    const found = await readRequest(deps, idOf(given));
    if (!found) throw new Impossible(WHY.unknown);
    const { email, full_name } = await profile(deps, { id: found.user_id });
    const lines = [
      `${found.type}, ${stateOf(found)}: received ${minute(found.received_at)}, due ${minute(found.due_at)} (UTC)`,
      `From ${full_name} <${email}>, account ${found.user_id}`,
      ...(found.words === null ? [] : ['', found.words]),
      ...(found.answer === null ? [] : ['', `Answered: ${found.answer}`]),
    ];
    return { well: true, json: { ...found, email, full_name }, text: lines.join('\n') };
  },
};

const answer: Command = {
  name: 'requests answer',
  words: ['<request>'],
  options: { outcome: OUTCOMES.join('|'), text: '<words>' },
  about: 'Answers a request, in words that the person reads on their page and in a letter. A refusal must say why.',
  async run(deps, given) {
    const [id, outcome, words] = [idOf(given), oneOf(given, 'outcome', OUTCOMES), said(given, 'text')];
    if (!outcome) throw new Misused('--outcome is needed.');
    const refused = await answerRequest(deps, { id, outcome, words });
    if (refused) throw new Impossible(WHY[refused]);
    return { well: true, json: { id, outcome }, text: `Answered: ${outcome}. A letter is sent within a minute.` };
  },
};

const extend: Command = {
  name: 'requests extend',
  words: ['<request>'],
  options: { why: '<words>' },
  about: 'Takes as much time again for a request, once, and tells the person why.',
  async run(deps, given) {
    const [id, words] = [idOf(given), said(given, 'why')];
    const extended = await extendRequest(deps, { id, words });
    if (typeof extended === 'string') throw new Impossible(WHY[extended]);
    const due = extended.due.toISOString();
    return {
      well: true,
      json: { id, due },
      text: `Extended: due ${minute(extended.due)} (UTC). A letter is sent within a minute.`,
    };
  },
};

export const requestsCommands: Command[] = [list, one, answer, extend];
