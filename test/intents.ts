import { readFileSync } from 'node:fs';
import { canonical } from '#reading/lines.ts';
import type { Read } from '#reading/evidence/choose.ts';
import { asSource } from './texts.ts';

/** The documents that the questions are asked of, by the word that stands for them in the lists of questions. */
const FILES = {
  lease: ['contrato-arrendamiento.txt', 'Contrato de arrendamiento.txt'],
  services: ['contrato-servicios.md', 'Contrato de servicios.md'],
  sale: ['contrato-compraventa.txt', 'Compraventa.txt'],
  job: ['contrato-trabajo.txt', 'Contrato de trabajo.txt'],
  labour: ['codigo-trabajo.md', 'Código del Trabajo.md'],
  consulting: ['consulting-agreement.md', 'Consulting agreement.md'],
  agreement: ['distribution-agreement.md', 'Distribution agreement.md'],
  competition: ['ley-20169.txt', 'Ley 20.169.txt'],
  criminal: ['ley-20393.md', 'Ley 20.393.md'],
  civil: ['codigo-civil.md', 'Código Civil.md'],
  advice: ['contrato-consultoria.md', 'Contrato de consultoría.md'],
  cleaning: ['contrato-aseo.txt', 'Contrato de servicios de aseo.txt'],
  reception: ['contrato-plazo-fijo.txt', 'plazo fijo Choque.txt'],
  company: ['constitucion-sociedad.txt', 'Constitución Agrícola Llaima.txt'],
  nda: ['mutual-nda.txt', 'Mutual NDA.txt'],
  consumer: ['ley-19496.txt', 'Ley 19.496.txt'],
  patients: ['ley-20584.txt', 'Ley 20.584.txt'],
} as const;
const opened = new Map<string, Read>();

/** The documents of a list of words ("lease services"), read once. */
export const sourcesOf = (words: string): Read[] =>
  words.split(' ').map((word) => {
    const [file, title] = FILES[word as keyof typeof FILES];
    const known = opened.get(word) ?? asSource(readFileSync(`test/fixtures/documents/${file}`, 'utf8'), title);
    opened.set(word, known);
    return known;
  });

/** Words that are quoted, by the number of their source. */
type Found = { source: number; start: number; end: number };

/** A question with the places that answer it; without places it must be refused. `before`: what was asked first. */
export type Case = {
  question: string;
  before?: string;
  sources: readonly Read[];
  /** Whether a quotation is of the place. */
  places: ((quote: Found) => boolean)[];
};

const plain = (text: string): string => canonical(text).replace(/\s+/g, ' ');
const says =
  (sources: readonly Read[], words: string) =>
  ({ source, start, end }: Found): boolean =>
    plain(sources[source]!.text.slice(start, end)).includes(words);

/** The lists of one file of questions: each row names its sources, asks, and gives the words of the places that answer. */
export function casesIn(file: string, list: string): Case[] {
  const lists = JSON.parse(readFileSync(`test/fixtures/intents/${file}.json`, 'utf8')) as Record<string, string[][]>;
  const conversation = list === 'borrows' || list === 'alone';
  return lists[list]!.map(([of, ...rest]) => {
    const sources = sourcesOf(of!);
    const [before, question] = conversation ? rest : [undefined, rest[0]];
    const words = list === 'silent' ? [] : rest.slice(conversation ? 2 : 1);
    return { question: question!, before, sources, places: words.map((one) => says(sources, one)) };
  });
}
