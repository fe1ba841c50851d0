import { text } from '#contract/language.ts';

/** The words of who answers, and of the choice of it. */
export const engineText = text({
  en: {
    who: 'Who answers',
    withModel: (model: string | null) => (model === null ? 'With search by meaning' : `With the model ${model}`),
    without: 'Without a model',
    asAccount: { model: 'As in my account (with a model)', embedded: 'As in my account (without)' },
    thisQuestion: 'This question',
    thisNotebook: 'This notebook',
    failed: 'It could not be saved.',
    byModelHere: (model: string) => `Written by AI · ${model}, on this server`,
    byModel: (model: string, host: string) => `Written by AI · ${model}, at ${host}`,
    byOurs: 'In quotations, without a model',
  },
  es: {
    who: 'Quién responde',
    withModel: (model) => (model === null ? 'Con búsqueda por significado' : `Con el modelo ${model}`),
    without: 'Sin modelo',
    asAccount: { model: 'Como en mi cuenta (con modelo)', embedded: 'Como en mi cuenta (sin modelo)' },
    thisQuestion: 'Esta pregunta',
    thisNotebook: 'Este cuaderno',
    failed: 'No se pudo guardar.',
    byModelHere: (model) => `Redactada por IA · ${model}, en este servidor`,
    byModel: (model, host) => `Redactada por IA · ${model}, en ${host}`,
    byOurs: 'Con citas textuales, sin modelo',
  },
});
