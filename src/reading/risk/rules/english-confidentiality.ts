import type { Rule } from './rule.ts';

/** Rules on confidentiality, for contracts in English. */
export const englishConfidentiality: readonly Rule[] = [
  {
    id: 'en-secrecy-forever',
    area: 'confidentiality',
    sort: 'risk',
    language: 'en',
    level: 'medium',
    kinds: 'any',
    signal: {
      any: [
        /confiden\w*.{0,200}\b(indefinitely|perpetual(ly)?|in perpetuity|forever|without limit(ation)? in time)\b|\b(indefinitely|perpetual(ly)?|in perpetuity)\b.{0,100}confiden/,
      ],
      none: [/trade secret|licen[sc]e/],
    },
    title: { es: 'Confidencialidad sin plazo', en: 'Confidentiality without an end' },
    why: { es: 'El deber no termina nunca.', en: 'The duty never ends.' },
    action: {
      es: 'Fijar un plazo y mantener los secretos empresariales mientras lo sean.',
      en: 'Set a term; keep trade secrets while they last.',
    },
    examples: {
      hit: 'The obligations of confidentiality shall survive indefinitely.',
      miss: ['The confidentiality lasts three years.'],
    },
  },
  {
    id: 'en-secrecy-injunction',
    area: 'confidentiality',
    sort: 'burden',
    language: 'en',
    level: 'low',
    kinds: ['nda'],
    signal: { any: [/injunctive relief|specific performance|irreparable (harm|injury|damage)/] },
    title: { es: 'Medidas urgentes', en: 'Injunctive relief' },
    why: {
      es: 'La otra parte puede pedir medidas sin probar el daño.',
      en: 'The other side may ask for orders without proof of loss.',
    },
    action: { es: 'Hacerlo recíproco.', en: 'Make it mutual.' },
    examples: { hit: 'The Disclosing Party is entitled to injunctive relief.', miss: ['The goods are delivered.'] },
  },
  {
    id: 'en-secrecy-exceptions',
    area: 'confidentiality',
    sort: 'protection',
    language: 'en',
    level: 'medium',
    kinds: ['nda', 'services', 'licence', 'supply', 'distribution'],
    signal: {
      any: [
        /public domain|publicly (known|available)|(becomes?|is|are|was) (generally )?(public|available to the public)|already (known|in (its|the) possession)|independently developed|required to be disclosed by|(disclos|reveal)\w*.{0,120}required by (law|a court|applicable)|required by (law|a court|applicable).{0,40}(to disclose|disclosure)/,
      ],
    },
    wanted: ['nda'],
    title: { es: 'Excepciones a la confidencialidad', en: 'Exceptions to confidentiality' },
    why: {
      es: 'Lo público, lo ya conocido o lo que ordena una autoridad queda fuera.',
      en: 'What is public, already known or ordered by an authority is left out.',
    },
    action: { es: 'Agregar las excepciones usuales.', en: 'Add the usual exceptions.' },
    examples: {
      hit: 'Information in the public domain is not confidential.',
      miss: ['All information is confidential.'],
    },
  },
  {
    id: 'en-secrecy-return',
    area: 'confidentiality',
    sort: 'protection',
    language: 'en',
    level: 'low',
    kinds: ['nda'],
    signal: { any: [/\b(return|destroy|destruction)\w*\b.{0,160}(information|copies|documents|materials)/] },
    wanted: ['nda'],
    title: { es: 'Devolución de la información', en: 'Return of the information' },
    why: { es: 'Al terminar se devuelve o destruye.', en: 'At the end it is returned or destroyed.' },
    action: { es: 'Agregar la devolución o destrucción.', en: 'Add its return or destruction.' },
    examples: {
      hit: 'Recipient shall return or destroy all Confidential Information.',
      miss: ['All information is confidential.'],
    },
  },
];
