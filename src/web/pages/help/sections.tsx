import { Check, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { MESSAGE, type Price } from '#contract/prices.ts';
import { costs } from '#web/api/installation.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Keys } from '#web/search/Keys.tsx';
import { textLinkLook } from '#web/ui/Button.tsx';
import { facts, icons } from './facts.ts';
import type { HelpRow, HelpSection, SectionId } from './row.ts';
import { releases } from './seen.ts';
import { useStates } from './states.tsx';
import { helpText } from './text.ts';
import { whatsNew } from './whats-new.ts';

type Pair = readonly [name: string, text: string];
const plain = ([name, text]: Pair): HelpRow => ({ name, text });

/** The tools of the shelf, as each tells of itself, with its price where work costs tokens. */
function useTools(): HelpRow[] {
  const t = useText(helpText);
  const { tools } = facts[useLanguage()];
  const priceOf = usePrice();
  return tools.map(({ name, about, price, each }, at) => {
    const Icon = icons[at]!;
    const written = price === null ? t.free : priceOf(price);
    return {
      mark: <Icon className="size-4 text-tinta" aria-hidden />,
      name,
      text: `${about}.`,
      ...(costs() && { end: each ? t.cell(written) : written }),
    };
  });
}

/** The keys as this machine has them; a page that was written beforehand does not know on which machine it is read. */
function useKeys() {
  const apple = useSyncExternalStore(
    () => () => undefined,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );
  const { shortcuts, appleShortcuts } = facts[useLanguage()];
  return apple ? appleShortcuts : shortcuts;
}

function usePrice() {
  const t = useText(helpText);
  const { number } = useFormats();
  return ({ tokens }: Price): string => t.price(number(tokens), tokens === 1);
}

/** All that the help says, section by section, in the language on screen. What another part of the product knows is taken from there. */
export function useSections(): HelpSection[] {
  const t = useText(helpText);
  const language = useLanguage();
  const { date, list } = useFormats();
  const states = useStates();
  const tools = useTools();
  const priceOf = usePrice();
  const shortcuts = useKeys();
  const section = (id: SectionId, rows: readonly HelpRow[], foot?: HelpSection['foot']): HelpSection => {
    const [title, lead] = t.sections[id];
    return { id, title, lead, rows, foot };
  };
  const sign = (yes: boolean) =>
    yes ? (
      <Check className="size-4 text-ok" role="img" aria-label={t.yes} />
    ) : (
      <X className="size-4 text-bad" role="img" aria-label={t.no} />
    );
  return [
    section('does', [
      ...t.does.map((pair) => ({ mark: sign(true), ...plain(pair) })),
      ...t.doesNot.map((pair) => ({ mark: sign(false), ...plain(pair) })),
    ]),
    section('ask', t.ask.map(plain)),
    { ...section('states', states), wide: true },
    section('sources', [{ name: t.kinds, text: `${list(facts[language].types)}.` }, ...t.sources.map(plain)]),
    section('tools', tools),
    section(
      'data',
      t.data.map(plain),
      <Link to="/profile?tab=security" className={textLinkLook('text-ui')}>
        {t.toData}
      </Link>,
    ),
    ...(costs()
      ? [
          section('tokens', [
            { name: t.chat, text: '', end: priceOf(MESSAGE) },
            ...tools.filter(({ end }) => end !== t.free).map(({ name, end }) => ({ name, end })),
            ...t.tokens.map(plain),
          ]),
        ]
      : []),
    section(
      'keys',
      shortcuts.flatMap(({ title, rows }) =>
        rows.map(({ what, keys }) => ({ name: what, group: title, end: <Keys keys={keys} /> })),
      ),
    ),
    section(
      'news',
      releases.map(([version, day]) => ({
        name: version,
        text: day === null ? t.unreleased : t.day(date(`${day}T12:00:00Z`)),
        items: whatsNew[version]?.[language] ?? [],
      })),
    ),
  ];
}
