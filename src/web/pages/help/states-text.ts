import { text } from '#contract/language.ts';
import type { CitationState } from '#contract/span.ts';

/** What each mark means. The names of states are those that answers show; a state of the contract without its line does not compile. */
export const statesText = text({
  en: {
    states: {
      exact: 'The words are in the source, letter by letter. The number opens their lines.',
      normalised: 'The same words, but for capitals, accents, spaces, hyphens or signs.',
      moved: 'The words are at another place than the one given. The citation points there.',
      missing: 'The words are in none of the sources in use. Do not use them as a quotation.',
      deleted: 'The source was deleted after the answer. Its words are no longer kept.',
    } satisfies Record<CitationState, string>,
    minor: (name: string) => `${name}, with small differences`,
    newerName: 'The source has a new version',
    newer: 'The citation says whether its words are still there, moved to other lines, or gone.',
    cautionsName: 'A warning beside a citation',
    partly: 'The passage carries a part of what a model wrote. What it does not say is underlined with dots.',
    dots: 'and doubled',
    withdrawn: 'Removed',
    withdrawnText:
      'No quotation carries it. It is shown with its reason if you ask, and never copied, saved or exported.',
    near: 'Close',
    nearText: 'It is about the same and does not answer. It counts as no citation.',
    absent: 'No passage of the sources in use answers. It tells what it searched for and what would help.',
    figures: 'Two different figures',
    figuresText: 'Your sources give two values for one thing. Both are shown, with the clause that decides.',
    compared: 'In a comparison: the source was read in full, and the matter appears nowhere in it.',
    differs: 'Differs from the column',
    differsText: 'In a table, the cell departs from what the others say.',
    calculated: 'Calculated date',
    calculatedText: 'It follows from a rule. Which one is shown, and from which words.',
  },
  es: {
    states: {
      exact: 'Las palabras están en la fuente, letra por letra. El número abre sus líneas.',
      normalised: 'Las mismas palabras, salvo mayúsculas, acentos, espacios, guiones o signos.',
      moved: 'Las palabras están en otro lugar que el indicado. La cita apunta allí.',
      missing: 'Las palabras no están en ninguna de las fuentes en uso. No las uses como cita.',
      deleted: 'La fuente se eliminó después de la respuesta. Sus palabras ya no se guardan.',
    },
    minor: (name) => `${name}, con diferencias menores`,
    newerName: 'La fuente tiene una versión nueva',
    newer: 'La cita dice si sus palabras siguen ahí, si pasaron a otras líneas o si ya no están.',
    cautionsName: 'Una advertencia junto a una cita',
    partly: 'El pasaje sostiene una parte de lo que escribió un modelo. Lo que no dice va subrayado con puntos.',
    dots: 'y el doble',
    withdrawn: 'Retirada',
    withdrawnText:
      'Ninguna cita la sostiene. Se muestra con su motivo si la pides; no se copia, no se guarda ni se exporta.',
    near: 'Cercano',
    nearText: 'Trata de lo mismo y no responde. No cuenta como cita.',
    absent: 'Ningún pasaje de las fuentes en uso responde. Dice qué se buscó y qué ayudaría agregar.',
    figures: 'Dos cifras distintas',
    figuresText: 'Tus fuentes dan dos valores para lo mismo. Se muestran ambos, con la cláusula que decide.',
    compared: 'En una comparación: la fuente se leyó completa y la materia no aparece.',
    differs: 'Se aparta de la columna',
    differsText: 'En una tabla, la celda difiere de las demás.',
    calculated: 'Fecha calculada',
    calculatedText: 'Sale de una regla. Se muestra cuál y desde qué palabras.',
  },
});
