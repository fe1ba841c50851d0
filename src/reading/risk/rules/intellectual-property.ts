import type { Rule } from './rule.ts';

/** Rules on intellectual property, for contracts in Spanish. */
export const intellectualProperty: readonly Rule[] = [
  {
    id: 'es-ip-assignment',
    area: 'intellectual-property',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    signal: {
      any: [
        /\b(ced|transf|renunci)\w*\b.{0,140}\b(derechos? de autor|propiedad intelectual|propiedad industrial|derechos patrimoniales|codigo fuente)/,
        /(derechos? de autor|propiedad intelectual|derechos patrimoniales|codigo fuente|obras?|desarrollos?).{0,120}\b(pertenecera\w*|seran? de propiedad exclusiva|propiedad exclusiva|se entenderan? cedid|se (ceden|transfieren|traspasan) (al?|a la) )/,
      ],
      none: [/\bno (ced|transf|implica|importa|otorga)|sin que .{0,30}(ced|transf)|conserva/],
    },
    title: { es: 'Cesión de propiedad intelectual', en: 'Assignment of intellectual property' },
    why: {
      es: 'Se transfieren derechos; la del derecho de autor se hace por instrumento público o privado ante notario.',
      en: 'Rights are transferred; for copyright that takes a public deed or one authorised by a notary.',
    },
    action: {
      es: 'Detallar obras, territorio, plazo, pago y formalidades; reservar los derechos previos.',
      en: 'Detail works, territory, term, pay and formalities; keep prior rights.',
    },
    basis: {
      law: 'ley_17336_propiedad_intelectual',
      article: '73',
      quotation:
        'La transferencia deberá efectuarse por instrumento público o por instrumento privado autorizado ante notario.',
    },
    examples: {
      hit: 'El prestador cede todos los derechos de autor sobre el informe.',
      miss: ['El licenciante conserva la propiedad intelectual.'],
    },
  },
  {
    id: 'es-ip-moral',
    area: 'intellectual-property',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: 'any',
    signal: {
      any: [/\b(renunci|ced|transf)\w*\b.{0,100}derechos? moral(es)?|derechos? moral(es)?.{0,60}(renunci|ced|transf)/],
      none: [/\bno (ced|renunci|transf)|sin perjuicio de|irrenunciable|conserva/],
    },
    title: { es: 'Renuncia a derechos morales', en: 'Waiver of moral rights' },
    why: {
      es: 'El derecho moral del autor es inalienable y el pacto en contrario es nulo.',
      en: 'The author’s moral right is inalienable and any contrary agreement is void.',
    },
    action: { es: 'Eliminarla y usar autorizaciones de uso.', en: 'Remove it and use permissions instead.' },
    basis: {
      law: 'ley_17336_propiedad_intelectual',
      article: '16',
      quotation: 'inalienables y es nulo cualquier pacto en contrario',
    },
    violates: true,
    examples: { hit: 'El autor renuncia a sus derechos morales.', miss: ['El autor conserva sus derechos morales.'] },
  },
  {
    id: 'es-ip-inventions',
    area: 'intellectual-property',
    sort: 'burden',
    language: 'es',
    level: 'low',
    kinds: ['employment', 'services'],
    signal: { any: [/\b(inventos?|invencion(es)?|patentes?|modelos? de utilidad)\b/] },
    title: { es: 'Inventos del trabajador o prestador', en: 'Inventions of the worker' },
    why: {
      es: 'Si la función es inventiva, el derecho es de quien encarga, salvo pacto.',
      en: 'Where the work is inventive, the right goes to whoever ordered it, unless agreed otherwise.',
    },
    action: {
      es: 'Definir si la función es inventiva y su compensación.',
      en: 'Define whether the work is inventive, and its pay.',
    },
    basis: {
      law: 'ley_19039_propiedad_industrial',
      article: '68',
      quotation: 'pertenecerán exclusivamente al empleador o a quien encargó el',
    },
    examples: { hit: 'Los inventos serán del empleador.', miss: ['El trabajador llevará la contabilidad.'] },
  },
  {
    id: 'es-licence-perpetual',
    area: 'intellectual-property',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: ['licence', 'services', 'terms'],
    signal: {
      any: [/licencia.{0,120}\b(perpetu\w+|irrevocable|indefinid\w+)|\b(perpetu\w+|irrevocable)\b.{0,80}licencia/],
      none: [/\bno .{0,20}(perpetua|irrevocable)|revocable\b(?<!irrevocable)/],
    },
    title: { es: 'Licencia perpetua o irrevocable', en: 'Perpetual or irrevocable licence' },
    why: {
      es: 'El uso no puede retirarse, aun tras un incumplimiento.',
      en: 'The use cannot be withdrawn, even after a breach.',
    },
    action: {
      es: 'Permitir su término por incumplimiento o acotar el uso.',
      en: 'Allow it to end for breach, or narrow the use.',
    },
    examples: {
      hit: 'El usuario otorga una licencia perpetua e irrevocable sobre sus contenidos.',
      miss: ['La licencia dura un año.'],
    },
  },
];
