import { z } from 'zod';
import { officialLink } from './studio.ts';

/** What a rule is about; also the areas that the review of compliance tells of. */
export const areas = [
  'penalties',
  'interest',
  'payment',
  'liability',
  'waivers',
  'guarantees',
  'termination',
  'renewal',
  'assignment',
  'disputes',
  'consumer',
  'personal-data',
  'confidentiality',
  'intellectual-property',
  'restrictions',
  'lease',
  'sale',
  'employment',
  'services',
  'company',
  'formalities',
  'balance',
] as const;
export const area = z.enum(areas);
export type Area = z.infer<typeof area>;

/** What kind of document it is. The last four are no contracts: nothing is looked for in them. */
const kinds = [
  'lease',
  'sale',
  'promise',
  'employment',
  'services',
  'construction',
  'mandate',
  'company',
  'loan',
  'nda',
  'data',
  'terms',
  'supply',
  'licence',
  'distribution',
  'settlement',
  'notice',
  'amendment',
  'contract',
  'law',
  'ruling',
  'letter',
  'unknown',
] as const;
export const kind = z.enum(kinds);
export type Kind = z.infer<typeof kind>;

export const basis = z
  .object({
    law: z.string(),
    article: z.string(),
    /** Words of the article, to the letter; empty where we have no text of it to check them against. */
    quotation: z.string(),
    /** The date of the text that they were checked against; the law may have changed since. Null where it is not known. */
    text_date: z.iso.date().nullable(),
    link: officialLink.nullable(),
  })
  .describe('The article that a finding rests on');
export type Basis = z.infer<typeof basis>;

export const replacement = z
  .object({
    language: z.enum(['es', 'en']).describe('That of the document'),
    balanced: z.string().describe('Wording of ours for the place of the words found, with {{names}} to fill in'),
    favourable: z.string().nullable().describe('The same, more in favour of who bears the words found'),
    ask: z.string().describe('What to ask the other side'),
  })
  .describe('Wording of ours to paste; it comes from no source');
export type Replacement = z.infer<typeof replacement>;
