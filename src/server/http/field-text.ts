import { text, type Language } from '#contract/language.ts';
import type { FieldFault } from './problem.ts';

/** What may be said of any field of a call. */
const fieldWords = text({
  en: {
    missing: 'Required.',
    wrong: 'Not valid.',
    short: 'Too short.',
    long: 'Too long.',
    repeated: 'Given more than once.',
    unknown: 'Not expected.',
    common: 'It is among the first that anybody would try. Choose another: three or four words of your own do well.',
    atLeast: (min: number) => `Password must be at least ${min} characters long`,
  },
  es: {
    missing: 'Obligatorio.',
    wrong: 'No es válido.',
    short: 'Demasiado corto.',
    long: 'Demasiado largo.',
    repeated: 'Se envió más de una vez.',
    unknown: 'No se esperaba.',
    common: 'Es de las primeras que cualquiera probaría. Elige otra: tres o cuatro palabras tuyas sirven bien.',
    atLeast: (min) => `La contraseña debe tener al menos ${min} caracteres`,
  },
});

const notebookNeeded = text({ en: 'Notebook ID is required', es: 'Falta el identificador del cuaderno' });
/** What is said of one field of a call; of a notebook that was not named in the words of the specification (1, section 5). */
export function saidOfField(name: string, fault: FieldFault, language: Language): string {
  if (typeof fault === 'object') return fieldWords[language].atLeast(fault.atLeast);
  return name === 'notebook_id' && fault === 'missing' ? notebookNeeded[language] : fieldWords[language][fault];
}
