import type { Language } from '#contract/language.ts';
import { filesBelow, readText } from '../data.ts';

/** Characters that a pair made by the generator has, so that none is too long to look at. */
const LENGTH = 30_000;

/** Fields of a form, filled with what stands for them. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/\{\{[^}]*(?:monto|sueldo|indemniz|total)[^}]*\}\}/g, '650.000'],
  [/\{\{[^}]*(?:horas)[^}]*\}\}/g, '45'],
  [/\{\{[^}]*(?:fecha)[^}]*\}\}/g, '5 de marzo de 2025'],
  [/\{\{[^}]*(?:duracion|plazo)[^}]*\}\}/g, 'tres meses'],
  [/\{\{[^}]*(?:dia)[^}]*\}\}/g, '12'],
  [/\{\{[^}]*(?:mes)[^}]*\}\}/g, 'marzo'],
  [/\{\{[^}]*(?:ano)[^}]*\}\}/g, '2025'],
  [/\{\{[^}]*(?:rut)[^}]*\}\}/g, '12.345.678-5'],
  [/\{\{[^}]*\}\}/g, 'Los Aromos'],
];

/** `family`: the document that a piece is of. */
export type Text = { name: string; family: string; language: Language; text: string };
/** The texts that pairs are made of: the Spanish contracts, pieces of Chilean codes, contracts in English. */
export function texts(): Text[] {
  const contracts = filesBelow('contratos-cl')
    .filter((file) => file.endsWith('.txt'))
    .map((file): Text => {
      const filled = FIELDS.reduce((text, [field, words]) => text.replace(field, words), readText(file));
      return { name: file, family: file, language: 'es', text: filled };
    });
  const codes = filesBelow('leychile', 'md', 'codigos').flatMap((file) => {
    const text = readText(file);
    return [1, 2, 3].map((n): Text => {
      const start = text.indexOf('\n\n', (n * text.length) / 4) + 2;
      const end = text.indexOf('\n\n', Math.min(text.length - 1, start + LENGTH)) + 2;
      return {
        name: `${file} ${n}`,
        family: file,
        language: 'es',
        text: text.slice(start, end > start ? end : undefined),
      };
    });
  });
  const english = filesBelow('cuad', 'full_contract_txt')
    .filter((_, i) => i % 9 === 0)
    .map((file): Text => {
      const text = readText(file);
      const end = text.indexOf('\n\n', Math.min(text.length - 1, LENGTH)) + 2;
      return { name: file, family: file, language: 'en', text: text.slice(0, end > 1 ? end : undefined) };
    });
  return [...contracts, ...codes.slice(0, 9), ...english];
}
