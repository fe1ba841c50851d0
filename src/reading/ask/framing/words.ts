import type { Language } from '#contract/language.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/**
 * Words that ask, greet or name the kind of answer, beside the stop words and framing words of `words.ts` (folded). The nouns of a kind that a text uses too
 * ("plazo", "multa", "precio") are not among them: they help to find the passage.
 */
export const FRAMING: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: words(
    `hola oye gracias favor porfavor saber sabes sabe dime dimelo digame cuentame ayuda ayudame muestrame indicame
    resume resumen resumir resumeme resumelo explica explicame explicar explicacion sintesis sintetiza simple palabras trata tratan
    compara comparar comparacion diferencia diferencias diferencian distinguen lista listado enumera significa significan significado define definicion
    entiende dicen habla hablan menciona mencionan aparece aparecen regulan
    hacer fija fijan admite admiten
    opinas opinion parece conviene recomiendas deberia alguien ahi aqui alli esto eso ello cosa cosas bueno entonces tambien ademas solo nomas`,
  ),
  en: words(
    `hello hi please thanks tell know want need wondering explain summarise summarize summary sum overview gist list enumerate compare comparison difference
    differences differ define definition mean means meaning say says said speak talk talks opinion think advise advisable recommend anything something anyone
    there here also just get got let s t re ve whats`,
  ),
};
