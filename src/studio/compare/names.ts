import { text } from '#contract/language.ts';

/** What the kinds of change and their weights are called, on the screen and on paper. */
export const names = text({
  en: {
    kind: {
      polarity: 'Negation',
      modality: 'Duty or right',
      figure: 'Figure',
      term: 'Term',
      date: 'Date',
      party: 'Party',
      exception: 'Exception',
      definition: 'Definition',
      reference: 'Reference',
      removed: 'Removed',
      added: 'Added',
      moved: 'Moved',
      renumbered: 'Renumbered',
      wording: 'Wording',
    },
    unlike:
      'These two documents share very little text. They do not seem to be versions of one text: nearly everything shows as removed or added.',
    weight: { rights: 'Change rights', moved: 'Moved', wording: 'Wording only' },
    risk: {
      added: 'Added',
      raised: 'Raised in level',
      lowered: 'Lowered in level',
      removed: 'Removed',
      same: 'Unchanged',
    },
    /** The same of one risk. */
    oneRisk: {
      added: 'Added',
      raised: 'Raised in level',
      lowered: 'Lowered in level',
      removed: 'Removed',
      same: 'Unchanged',
    },
  },
  es: {
    kind: {
      polarity: 'Negación',
      modality: 'Modo',
      figure: 'Cifra',
      term: 'Plazo',
      date: 'Fecha',
      party: 'Parte',
      exception: 'Excepción',
      definition: 'Definición',
      reference: 'Remisión',
      removed: 'Quitado',
      added: 'Agregado',
      moved: 'Movida',
      renumbered: 'Renumerada',
      wording: 'Redacción',
    },
    unlike:
      'Estos dos documentos comparten muy poco texto. No parecen versiones de un mismo texto: casi todo aparece como quitado o agregado.',
    weight: { rights: 'Cambian derechos', moved: 'Movidas', wording: 'Solo redacción' },
    risk: {
      added: 'Se agregan',
      raised: 'Suben de nivel',
      lowered: 'Bajan de nivel',
      removed: 'Se quitan',
      same: 'Sin cambios',
    },
    oneRisk: {
      added: 'Se agrega',
      raised: 'Sube de nivel',
      lowered: 'Baja de nivel',
      removed: 'Se quita',
      same: 'Sin cambios',
    },
  },
});
