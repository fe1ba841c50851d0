import type { Language } from '#contract/language.ts';
import type { Color } from '#contract/notebooks.ts';
import { law } from './documents/law.ts';
import { lease } from './documents/lease.ts';

/** A document of the sample, as a person would upload it. `key`: by which it is known, so that it comes once. */
export type Document = { key: string; name: string; title: string; text: string };

/** What the sample is made of, in the language of who asks for it. The documents are in Spanish for everybody: a question in English names where it is answered. */
type Wording = {
  title: string;
  description: string;
  question: string;
  /** The title of the answer that is kept as a note. */
  kept: string;
  /** The note of one's own. */
  note: { title: string; content: string };
  examples: readonly string[];
  /** What anybody reads the answers of without an account (shown.ts): the last is in none of the documents. */
  shown: readonly string[];
  titles: { lease: string; law: string };
};

export const LOOK: { icon: string; color: Color } = { icon: '🔑', color: 'teal' };
/** What is analysed, and how: each takes seconds. */
export const ANALYSES = ['legal-risk', 'quality', 'concept-map'] as const;

export const wording: Record<Language, Wording> = {
  es: {
    title: 'Ejemplo: arriendo de un local comercial',
    description:
      'Un contrato de arrendamiento ficticio y los artículos del Código Civil que le aplican. Muestra una respuesta con sus citas, notas y análisis terminados.',
    question: '¿Tiene derecho el arrendatario al reembolso de las mejoras útiles?',
    kept: 'Mejoras: lo que dicen el contrato y la ley',
    note: {
      title: 'Por negociar antes de firmar',
      content: [
        '## Puntos por negociar',
        '- **Cláusula octava**: la arrendadora no puede cortar la luz ni cambiar las cerraduras por su cuenta. Pedir que se elimine y dejar el no pago al juicio de arrendamiento.',
        '- **Cláusula duodécima**: dejar a la arrendataria solo las reparaciones locativas (art. 1940).',
        '- **Cláusula novena**: acotar la pena. El art. 1544 permite pedir que se rebaje.',
        '- **Cláusula décimo cuarta**: visitas con aviso y en horario de funcionamiento.',
        '',
        'Escribe aquí tus propias notas. Las respuestas que guardas conservan sus citas.',
      ].join('\n'),
    },
    examples: [
      '¿Cuánto dura el contrato?',
      '¿Se puede ceder el arriendo o subarrendar?',
      '¿Qué multa se paga por el atraso en la renta?',
    ],
    shown: [
      '¿Tiene derecho el arrendatario al reembolso de las mejoras útiles?',
      '¿Qué multa se paga por el atraso en la renta?',
      '¿De qué trata este contrato?',
      '¿Qué dice sobre mascotas?',
    ],
    titles: { lease: 'Contrato de arrendamiento de local comercial', law: 'Código Civil: arrendamiento (extracto)' },
  },
  en: {
    title: 'Sample: the lease of a shop',
    description:
      'A made-up Chilean lease and the articles of the Civil Code that govern it, in Spanish. It shows an answer with its citations, notes and finished analyses.',
    question: 'What do clause 13 and article 1936 say about “mejoras”?',
    kept: 'Improvements: what the lease and the law say',
    note: {
      title: 'To negotiate before signing',
      content: [
        '## Points to negotiate',
        '- **Clause 8**: the landlord may not cut off power or change the locks on its own. Ask to remove it and leave non-payment to the courts.',
        '- **Clause 12**: leave the tenant only the minor repairs (art. 1940).',
        '- **Clause 9**: limit the penalty. Art. 1544 lets a judge reduce it.',
        '- **Clause 14**: visits with notice and in opening hours.',
        '',
        'The documents are in Spanish: ask for a clause or an article, or ask in Spanish. Analyses and exports come in English.',
      ].join('\n'),
    },
    examples: [
      'What are the obligations of the Arrendadora?',
      'What does clause 8 say?',
      'What does article 1544 say?',
    ],
    shown: [
      'What do clause 13 and article 1936 say about “mejoras”?',
      'Can the premises be sublet?',
      'What is this contract about?',
      'What does it say about pets?',
    ],
    titles: { lease: 'Lease of a shop (in Spanish)', law: 'Civil Code of Chile: leases (excerpt, in Spanish)' },
  },
};

/** The documents, the lease first. */
export const documentsOf = (language: Language): readonly [Document, Document] => {
  const { titles } = wording[language];
  return [
    {
      key: '5a3b1e00-0000-4000-8000-000000000001',
      name: 'contrato-de-arrendamiento.txt',
      title: titles.lease,
      text: lease,
    },
    {
      key: '5a3b1e00-0000-4000-8000-000000000002',
      name: 'codigo-civil-arrendamiento.txt',
      title: titles.law,
      text: law,
    },
  ];
};
