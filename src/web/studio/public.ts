import type { LucideIcon } from 'lucide-react';
import { languages, type Language } from '#contract/language.ts';
import type { Price } from '#contract/prices.ts';
import { faces, isGenerator } from './registry.ts';
import type { PublicText, PublicWords } from './tool.ts';

const said = import.meta.glob<PublicText>('../../studio/*/web/public.ts', { eager: true, import: 'default' });

/** A tool that stands in the Studio and says nothing of itself on the public pages is a mistake, and the web is not built. */
const tools = faces
  .map((face) => {
    const text = said[`../../studio/${face.contract.kind}/web/public.ts`];
    if (!text) throw new Error(`the tool '${face.contract.kind}' has no web/public.ts`);
    return { face, text };
  })
  .sort((a, b) => a.text.order - b.text.order || a.face.contract.kind.localeCompare(b.face.contract.kind));

/** A tool as the public pages show it; `price` null where it costs nothing. */
type PublicTool = PublicWords & { kind: string; price: Price | null };

const toolsIn = (language: Language): PublicTool[] =>
  tools.map(({ face, text }) => ({
    kind: face.contract.kind,
    price: isGenerator(face) ? face.contract.price : null,
    ...text[language],
  }));

/**
 * The tools of the Studio as the public pages show them, in their order. The build writes the values in the place of this file (scripts/facts-plugin.ts): no public
 * page carries a tool. So all of it is data.
 */
export const facts = Object.fromEntries(languages.map((language) => [language, toolsIn(language)])) as Record<
  Language,
  PublicTool[]
>;

/** Their pictures, in the same order. */
export const icons: readonly LucideIcon[] = tools.map(({ face }) => face.icon);
