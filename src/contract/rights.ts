import { z } from 'zod';
import { get, post, put } from './endpoint.ts';
import { count, held } from './held.ts';
import { legalDocument } from './legal.ts';

/** What a person may ask for: the rights of Ley 19.628 as Ley 21.719 amends it, and anything else about privacy. */
export const rightsTypes = [
  'access',
  'rectification',
  'deletion',
  'objection',
  'portability',
  'blocking',
  'other',
] as const;
const rightsType = z.enum(rightsTypes);
export type RightsType = z.infer<typeof rightsType>;

/**
 * Within what a request is answered, in business days and hours of Chile: the strictest of what the law asks and the policy promises. Blocking: art. 11 of Ley
 * 19.628 as amended; the others: the privacy policy, where the law gives 30 calendar days. An extension adds as much once more.
 */
export const CLOCKS: Readonly<Record<RightsType, { days: number } | { hours: number }>> = {
  access: { days: 10 },
  rectification: { days: 10 },
  deletion: { days: 10 },
  objection: { days: 10 },
  portability: { days: 10 },
  blocking: { days: 2 },
  other: { hours: 48 },
};

/** What is done at once, whoever asks: it is written down as answered. The others wait for a person. */
export const IMMEDIATE: readonly RightsType[] = ['access', 'portability'];

/** Code points of what a person asks or is answered, and requests of one person that may be open at once (ours). */
export const REQUEST_WORDS = 4000;
export const REQUESTS_OPEN = 20;

/** Words of several lines. A NUL is refused, and what is blank. */
export const requestWords = z
  .string()
  .max(2 * REQUEST_WORDS)
  .refine((typed) => !typed.includes('\0'))
  .transform((typed) => typed.normalize('NFC').trim())
  .refine((typed) => typed.replace(/\p{Cf}/gu, '').trim() !== '' && [...typed].length <= REQUEST_WORDS);

export const rightsRequest = z.object({
  id: z.uuid(),
  type: rightsType,
  /** What was asked, in the person's words; null for what was done by a button. */
  words: z.string().nullable(),
  received_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  extended_at: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** `immediate`: done by the program itself when it was asked. Null while it is open. */
  outcome: z.enum(['immediate', 'granted', 'refused']).nullable(),
  /** What a person answered, or why it takes longer. */
  answer: z.string().nullable(),
});
export type RightsRequest = z.infer<typeof rightsRequest>;

/** One acceptance of one document. `how`: with the boxes of a new account, or afterwards. */
export const consent = z.object({
  document: legalDocument,
  version: z.string(),
  /** SHA-256 of the text that was accepted, in hexadecimal; null where the text had none yet. */
  sha256: z.string().nullable(),
  how: z.enum(['sign-up', 'later']),
  at: z.iso.datetime(),
});
export type Consent = z.infer<typeof consent>;

/** What is kept of a person, counted now. Each line is explained on the page: what for, and how long. */
export const keptData = held.extend({
  sessions: count,
  keys: count,
  links: count,
  passkeys: count,
  identities: count,
  events: count,
  letters: count,
  purchases: count,
  moves: count,
  consents: count,
  requests: count,
});
export type KeptData = z.infer<typeof keptData>;

/** Who else may receive something: what for, and the host; null where it is not known by name. */
const recipient = z.object({
  purpose: z.enum(['answers', 'vectors', 'images', 'recordings', 'speech', 'grammar', 'payments', 'mail', 'storage']),
  host: z.string().nullable(),
  /** True where the person objected: nothing of theirs goes there. */
  objected: z.boolean(),
});
export type Recipient = z.infer<typeof recipient>;

export const rightsApi = {
  state: get('/users/rights/', {
    about: 'Whether the account is blocked, what was objected to, and what was accepted',
    frozen: 'allowed',
    answer: z.object({
      frozen_at: z.iso.datetime().nullable(),
      models_refused_at: z.iso.datetime().nullable(),
      /** Whether any model of a provider is set up here, so that objecting changes something. */
      models: z.boolean(),
      /** When the person said that they are 18 or older; null where nobody asked. */
      adult_at: z.iso.datetime().nullable(),
      consents: z.array(consent),
      /** Documents of which another version is in force than the one that was accepted last, or none was. */
      due: z.array(z.object({ document: legalDocument, version: z.string() })),
    }),
  }),
  accept: post('/users/consents/', {
    about: 'Accept documents in the version that is in force; another one is 409',
    frozen: 'allowed',
    body: z.object({ documents: z.array(z.object({ document: legalDocument, version: z.string().max(40) })).max(20) }),
    answer: z.object({ accepted: z.literal(true) }),
  }),
  block: post('/users/block/', {
    about: 'Suspend all use of my data: it is kept, and nothing is done with it until the block is lifted',
    frozen: 'allowed',
    answer: z.object({ frozen_at: z.iso.datetime() }),
  }),
  unblock: post('/users/unblock/', {
    about: 'Lift the block: what waited goes on',
    frozen: 'allowed',
    answer: z.object({ frozen_at: z.null() }),
  }),
  object: put('/users/objections/', {
    about: 'Object to the use of models of a provider for my documents, or take that back',
    frozen: 'allowed',
    body: z.object({ models: z.boolean() }),
    answer: z.object({ models_refused_at: z.iso.datetime().nullable() }),
  }),
  requests: get('/users/rights-requests/', {
    about: 'My requests about my data, newest first',
    frozen: 'allowed',
    answer: z.object({ requests: z.array(rightsRequest) }),
  }),
  ask: post('/users/rights-requests/', {
    about: 'Ask for a right. What can be immediate is, and is written down as such',
    frozen: 'allowed',
    status: 201,
    body: z
      .object({ type: rightsType.exclude(['blocking']), words: requestWords.optional() })
      .refine(({ type, words }) => words !== undefined || IMMEDIATE.includes(type), { path: ['words'] }),
    answer: rightsRequest,
  }),
  data: get('/users/my-data/', {
    about: 'What is kept of me, counted, and who else may receive something of it',
    frozen: 'allowed',
    answer: z.object({ kept: keptData, recipients: z.array(recipient) }),
  }),
};
