/** Names of the letters as they are said in Chile; the vowels are their own. Source: RAE, Ortografía 2010, with the American "ve", "doble ve". */
const NAMES_ES: Record<string, string> = Object.fromEntries(
  'b:be c:ce d:de f:efe g:ge h:hache j:jota k:ka l:ele m:eme n:ene ñ:eñe p:pe q:cu r:erre s:ese t:te v:ve w:doble_ve x:equis y:i_griega z:zeta'
    .split(' ')
    .map((pair) => pair.replace('_', ' ').split(':') as [string, string]),
);

/** "b" is "be"; a letter without a name of its own stays. */
export const letterEs = (letter: string): string => NAMES_ES[letter.toLowerCase()] ?? letter.toLowerCase();
export const spelledEs = (letters: string): string => [...letters].map(letterEs).join(' ');
/** "LLC" is "L L C", which every synthesizer reads letter by letter. */
export const spelledEn = (letters: string): string => [...letters.toUpperCase()].join(' ');
