import { lexiconOf } from '../lexicon.ts';
import { genderOf, type Gender } from './gender.ts';
import { person, type Person } from './person.ts';

export type Number_ = 's' | 'p';
/** What a word may be. A word may be several things at once. */
export type Word = {
  /** The gender and number of a noun; gender null where the dictionary and its ending leave it open. */
  noun: { lemma: string; gender: Gender | null; number: Number_ } | null;
  /** The gender and number of an adjective of two endings, or of a participle. */
  adjective: { lemma: string; gender: Gender; number: Number_; participle: boolean } | null;
  /** An adjective of one ending, or a noun that both genders share: only its number is known. */
  common: Number_ | null;
  /** The persons that it is as a finite verb; empty where it is none. */
  persons: ReadonlySet<Person>;
  /** The infinitives that it comes from. */
  infinitives: readonly string[];
  known: boolean;
};
export type Morphology = { (low: string): Word; isVerb(infinitive: string): boolean };

const VERB = 'REIXPT';
const WANTED = `${VERB}DGS`;
/** Nouns that the dictionary has only as forms of a verb. */
const DEVERBAL: ReadonlySet<string> = new Set(
  'contrato recurso plazo pago embargo cargo abono arriendo acuerdo convenio cobro reclamo despido traslado registro depósito uso saldo retiro remate avalúo aviso inicio término cambio ingreso egreso gasto desahucio reparo oficio giro endoso aumento descuento retardo retraso atraso daño derecho interrogatorio mandato demanda renta entrega compra prueba denuncia querella consulta reserva prórroga'.split(
    ' ',
  ),
);
const NOT_FINITE = /(?:ndo|[aeií]r|rse|ndose|d)$/;

/** What the words of Spanish may be, by a Hunspell dictionary of it. Answers are remembered. */
export function morphologyOf(affix: string, words: string): Morphology {
  const lexicon = lexiconOf(affix, words, WANTED);
  const remembered = new Map<string, Word>();
  const isVerb = (infinitive: string): boolean =>
    /[aeií]r$/.test(infinitive) && /[REIXPT]/.test(lexicon.flagsOf(infinitive) ?? '');

  const nominal = (low: string): { lemma: string; flags: string; number: Number_ } | null => {
    const one = low.replace(/s$/, '');
    if (DEVERBAL.has(one)) return { lemma: one, flags: 'S', number: low === one ? 's' : 'p' };
    const own = lexicon.flagsOf(low);
    if (own?.includes('S')) return { lemma: low, flags: own, number: 's' };
    const base = lexicon.derive(low, 'S')[0]?.base;
    if (base) return { lemma: base, flags: lexicon.flagsOf(base) ?? '', number: 'p' };
    return own === undefined ? null : { lemma: low, flags: own, number: 's' };
  };

  function read(low: string): Word {
    const verbs = lexicon.derive(low, VERB).filter(({ base }) => /[aeií]r$/.test(base));
    const infinitives = [...new Set(verbs.map(({ base }) => base))];
    const persons = new Set<Person>();
    if (!NOT_FINITE.test(low)) for (const infinitive of infinitives) person(low, infinitive, persons);
    person(low, null, persons);
    const found = nominal(low);
    const feminine = lexicon.derive(low, 'G')[0];
    const participle = lexicon.derive(low, 'D')[0];
    const twofold = feminine || participle || found?.flags.includes('G');
    const ends: { gender: Gender; number: Number_ } | null =
      twofold && /[oa]s?$/.test(low)
        ? { gender: /as?$/.test(low) ? 'f' : 'm', number: low.endsWith('s') ? 'p' : 's' }
        : null;
    const lemma = feminine?.base ?? participle?.base ?? found?.lemma ?? low;
    const isNoun = found?.flags.includes('S') === true && !found.flags.includes('G') && !isVerb(found.lemma);
    return {
      noun: isNoun ? { lemma: found.lemma, gender: genderOf(found.lemma), number: found.number } : null,
      adjective: ends && { lemma, ...ends, participle: participle !== undefined },
      common: found && !ends ? found.number : null,
      persons,
      infinitives,
      known: found !== null || ends !== null || verbs.length > 0,
    };
  }
  const of = (low: string): Word => {
    let word = remembered.get(low);
    if (!word) remembered.set(low, (word = read(low)));
    return word;
  };
  return Object.assign(of, { isVerb });
}
