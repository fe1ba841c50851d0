import { randomUUID } from 'node:crypto';
import { HISTORY_PAGE } from '#contract/tokens.ts';
import { available, checkLedger, grant, GRANT_MOST, GRANT_REASONS, history } from '#server/tokens/index.ts';
import { Impossible, type Command } from './command.ts';
import { line, oneOf, userOf, whole, wholeOption } from './read.ts';
import { counted, minute, number, table } from './table.ts';

const KEY_MAX = 100;
const HISTORY_MOST = 1000;

const give: Command = {
  name: 'tokens grant',
  words: ['<email>', '<tokens>'],
  options: { reason: GRANT_REASONS.join('|'), key: '<key>' },
  about: 'Gives tokens to an account. The same key gives them once, however often it is run.',
  async run(deps, given) {
    const [email, written] = [given.words[0]!, given.words[1]!];
    const tokens = whole('<tokens>', written, 1, GRANT_MOST);
    const reason = oneOf(given, 'reason', GRANT_REASONS) ?? 'bonus';
    const key = line(given, 'key', KEY_MAX) ?? randomUUID();
    if (!deps.config.billing)
      throw new Impossible('Tokens are off here (FOJAS_BILLING=off): there is nothing to grant.');
    const granted = await grant(deps, { userId: await userOf(deps, email), tokens, reason, key });
    if (!granted)
      throw new Impossible(`The key '${key}' was used for another grant to this account. Nothing was given.`);
    const { balance, repeated } = granted;
    return {
      well: true,
      json: { email, tokens, reason, key, repeated, balance },
      text: repeated
        ? `${counted(tokens, 'token')} had been given under this key before; nothing was added. Balance: ${number(balance)}.`
        : `Gave ${counted(tokens, 'token')} to ${email} (key ${key}). Balance: ${number(balance)}.`,
    };
  },
};

const past: Command = {
  name: 'tokens history',
  words: ['<email>'],
  options: { limit: '<n>' },
  about: 'What moved the tokens of an account, newest first, and its balance.',
  async run(deps, given) {
    const limit = wholeOption(given, 'limit', 1, HISTORY_MOST) ?? HISTORY_PAGE;
    const userId = await userOf(deps, given.words[0]!);
    const { transactions, total_count } = await history(
      { ...deps, works: new Map() },
      userId,
      { limit, offset: 0 },
      'en',
    );
    const balance = await available(deps.db, userId);
    const rows = transactions.map((one) => [
      minute(one.created_at),
      one.transaction_type,
      one.amount > 0 ? `+${number(one.amount)}` : number(one.amount),
      number(one.balance_after),
      one.id,
    ]);
    const columns = [
      { title: 'when (UTC)' },
      { title: 'what' },
      { title: 'tokens', right: true },
      { title: 'balance', right: true },
      { title: 'transfer', right: true },
    ] as const;
    const shown = `${number(transactions.length)} of ${counted(total_count, 'transaction')}. Balance: ${number(balance)}.`;
    return {
      well: true,
      json: { balance, transactions, total_count },
      text:
        transactions.length === 0
          ? `No transactions. Balance: ${number(balance)}.`
          : `${table(columns, rows)}\n${shown}`,
    };
  },
};

const verify: Command = {
  name: 'tokens verify',
  words: [],
  options: {},
  about: 'Checks the whole ledger. Unlocks it where it is sound; else locks it and fails.',
  async run(deps) {
    const { found, accounts, transfers } = await checkLedger(deps);
    const sound = found.length === 0;
    const seen = `${counted(accounts, 'account')} and ${counted(transfers, 'transfer')} were checked`;
    const rows = found.map(({ violation, what }) => [violation, what]);
    return {
      well: sound,
      json: { sound, violations: found, accounts, transfers },
      text: sound
        ? `sound: ${seen}.`
        : `${table([{ title: 'violation' }, { title: 'account or transfer' }], rows)}\n${counted(found.length, 'violation')}: ${seen}. The ledger is locked: no work that costs tokens begins until this finds nothing.`,
    };
  },
};

export const tokensCommands: Command[] = [give, past, verify];
