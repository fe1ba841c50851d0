import type { LucideIcon } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import type { Price } from '#contract/prices.ts';
import type { CitationState } from '#contract/span.ts';
import { typeNames } from '#web/i18n/types.ts';
import { shortcutsOf, type ShortcutGroup } from '#web/search/shortcuts.ts';
import { searchText } from '#web/search/text.ts';
import { faces, isGenerator } from '#web/studio/registry.ts';
import { cardsText } from '#web/ui/answer/cards/text.ts';
import { supportText } from '#web/ui/answer/support-text.ts';
import { answerText } from '#web/ui/answer/text.ts';

/** A tool as it tells of itself; `price` null where it costs nothing; `each`: for each cell that is filled. */
type ToolFact = { name: string; about: string; price: Price | null; each: boolean };
/** What an answer calls its states. */
type StateNames = {
  states: Record<CitationState, string>;
  cautions: readonly string[];
  partly: string;
  noAnswer: string;
  cells: Record<'silent' | 'silentHelp' | 'unread' | 'unreadHelp' | 'absent', string>;
};
type Facts = {
  tools: readonly ToolFact[];
  types: readonly string[];
  names: StateNames;
  shortcuts: readonly ShortcutGroup[];
  /** The same as an Apple keyboard has them. */
  appleShortcuts: readonly ShortcutGroup[];
};

const factsIn = (language: Language): Facts => {
  const answer = answerText[language];
  const { silent, silentHelp, unread, unreadHelp, absent } = cardsText[language];
  return {
    tools: faces.map((face) => ({
      name: face.text[language].name,
      about: face.text[language].about,
      price: isGenerator(face) ? face.contract.price : null,
      each: isGenerator(face) && face.contract.partsApi !== undefined,
    })),
    types: [...new Set(Object.values(typeNames[language]))],
    names: {
      states: answer.states,
      cautions: Object.values(answer.cautions),
      partly: supportText[language].partly,
      noAnswer: answer.noAnswer,
      cells: { silent, silentHelp, unread, unreadHelp, absent },
    },
    shortcuts: shortcutsOf(searchText[language].shortcuts, false),
    appleShortcuts: shortcutsOf(searchText[language].shortcuts, true),
  };
};

/**
 * What other parts of the product know and the help tells. The build writes the values in the place of this file (scripts/facts-plugin.ts): the page carries
 * nothing of those parts, and they stay in the parts of the code that use them. So all of it is data.
 */
export const facts: Record<Language, Facts> = { en: factsIn('en'), es: factsIn('es') };

/** The pictures of the tools, in their order. */
export const icons: readonly LucideIcon[] = faces.map(({ icon }) => icon);
