import { z } from 'zod';
import { currency as currencies } from '#contract/tokens.ts';
import { addPackage, allPackages, editPackage, minorOf, overstated, type PackageRow } from '#server/tokens/index.ts';
import { Impossible, Misused, type Command, type Found, type Given, type OperatorDeps } from './command.ts';
import { amount, line, oneOf, wholeOption, yesOrNo } from './read.ts';
import { money, number, table, type Column } from './table.ts';

const MOST = { name: 60, about: 200, tokens: 10_000_000 } as const;
const COLUMNS: Column[] = [
  { title: 'id' },
  { title: 'name' },
  { title: 'tokens', right: true },
  { title: 'price', right: true },
  { title: 'discount', right: true },
  { title: 'featured' },
  { title: 'on sale' },
];

const yes = (said: boolean): string => (said ? 'yes' : 'no');
const cells = (one: PackageRow): string[] => [
  one.id,
  one.name,
  number(Number(one.tokens)),
  money(Number(one.amount_minor), one.currency),
  `${one.discount} %`,
  yes(one.featured),
  yes(one.on_sale),
];
const shown = (one: PackageRow) => ({
  id: one.id,
  name: one.name,
  description_en: one.description_en,
  description_es: one.description_es,
  tokens: Number(one.tokens),
  price_minor: Number(one.amount_minor),
  currency: one.currency,
  discount: one.discount,
  featured: one.featured,
  on_sale: one.on_sale,
});

/** Packages as a table, and what of their discounts is not so: a promise to buyers that the prices do not keep. */
async function found(deps: OperatorDeps, ids?: readonly string[]): Promise<Found> {
  const all = await allPackages(deps);
  const wanted = ids ? all.filter(({ id }) => ids.includes(id)) : all;
  const wrong = overstated(all);
  const notes = wrong.map(
    ({ pack, gives }) =>
      `Note: ${pack.id} (${pack.name}, ${pack.currency}) says that it saves ${pack.discount} %; against the smallest package it saves ${gives} %.`,
  );
  return {
    well: true,
    json: { packages: wanted.map(shown), overstated: wrong.map(({ pack, gives }) => ({ id: pack.id, gives })) },
    text: [wanted.length === 0 ? 'There are no packages.' : table(COLUMNS, wanted.map(cells)), ...notes].join('\n'),
  };
}

const DETAILS = {
  discount: '<percent>',
  featured: 'yes|no',
  'on-sale': 'yes|no',
  'description-en': '<words>',
  'description-es': '<words>',
} as const;

/** What is given of the options that adding and editing share; what is left out is not there. */
function detailsOf(given: Given) {
  const read = {
    tokens: wholeOption(given, 'tokens', 1, MOST.tokens),
    discount: wholeOption(given, 'discount', 0, 99),
    featured: yesOrNo(given, 'featured'),
    on_sale: yesOrNo(given, 'on-sale'),
    description_en: line(given, 'description-en', MOST.about),
    description_es: line(given, 'description-es', MOST.about),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as {
    [K in keyof typeof read]?: NonNullable<(typeof read)[K]>;
  };
}

function priceOf(price: number, currency: PackageRow['currency']): number {
  const minor = minorOf(price, currency);
  if (minor === null) throw new Misused(`--price must be whole pesos: ${currency} has no cents.`);
  return minor;
}

const list: Command = {
  name: 'packages list',
  words: [],
  options: {},
  about: 'Every package of tokens, also those not on sale.',
  run: (deps) => found(deps),
};

const edit: Command = {
  name: 'packages edit',
  words: ['<id>'],
  options: { name: '<name>', tokens: '<n>', price: '<amount>', ...DETAILS },
  about: 'Changes a package. Purchases made before keep what they were made with.',
  async run(deps, given) {
    const id = given.words[0]!;
    if (!z.uuid().safeParse(id).success) throw new Misused(`'${id}' is no id of a package: see packages list.`);
    const [name, price, details] = [line(given, 'name', MOST.name), amount(given, 'price'), detailsOf(given)];
    if (name === undefined && price === undefined && Object.keys(details).length === 0)
      throw new Misused('Nothing to change was given.');
    const pack = (await allPackages(deps)).find((one) => one.id === id);
    if (!pack) throw new Impossible(`There is no package ${id}.`);
    await editPackage(deps, id, {
      ...details,
      ...(name !== undefined && { name }),
      ...(price !== undefined && { amount_minor: priceOf(price, pack.currency) }),
    });
    return found(deps, [id]);
  },
};

const add: Command = {
  name: 'packages add',
  words: ['<name>'],
  options: { tokens: '<n>', price: '<amount>', currency: currencies.options.join('|'), ...DETAILS },
  about: 'Puts a new package on sale. --tokens and --price are needed; the currency is CLP where none is given.',
  async run(deps, given) {
    const name = line({ ...given, options: { name: given.words[0] } }, 'name', MOST.name)!;
    const [price, { tokens, ...details }] = [amount(given, 'price'), detailsOf(given)];
    const currency = oneOf(given, 'currency', currencies.options) ?? 'CLP';
    if (tokens === undefined || price === undefined) throw new Misused('--tokens and --price are needed.');
    const made = await addPackage(deps, { name, tokens, currency, amount_minor: priceOf(price, currency), ...details });
    return found(deps, [made.id]);
  },
};

export const packagesCommands: Command[] = [list, edit, add];
