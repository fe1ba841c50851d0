import type { Rule } from './rule.ts';

/** Rules on guarantees, for contracts in Spanish. */
export const guarantees: readonly Rule[] = [
  {
    id: 'es-joint',
    area: 'guarantees',
    sort: 'burden',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['employment'],
    signal: {
      any: [/\bsolidari(a|as|o|os|amente|dad)\b/],
      none: [
        /ingreso minimo|pilar solidario|fondo solidario|cesantia solidari|sin solidaridad|no (sera|habra|son|existe|hay) .{0,16}solidari|simplemente conjunt|183/,
      ],
    },
    yields: ['es-guarantor'],
    title: { es: 'Responsabilidad solidaria', en: 'Joint and several liability' },
    why: {
      es: 'Cada obligado responde del total; sin este pacto respondería solo de su parte.',
      en: 'Each obligor owes the whole; without this clause each would owe only a share.',
    },
    action: {
      es: 'Confirmar quiénes quedan obligados, hasta qué monto y plazo.',
      en: 'Confirm who is bound, and up to what amount and date.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1511',
      quotation: 'cada uno de los deudores, en el primer caso, es obligado solamente a su parte o cuota en la deuda',
    },
    examples: { hit: 'Los arrendatarios responden solidariamente.', miss: ['Cada uno responde de su cuota.'] },
  },
  {
    id: 'es-guarantor',
    area: 'guarantees',
    sort: 'burden',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    signal: {
      any: [
        /renunci\w*.{0,80}\b(beneficios? de (excusion|division)|excusion)\b|\b(fiador|aval|codeudor)\w*( y| e)? .{0,20}\bsolidari/,
      ],
    },
    title: { es: 'Fiador o codeudor sin beneficio de excusión', en: 'Guarantor bound at once' },
    why: {
      es: 'El garante puede ser cobrado antes que el deudor principal.',
      en: 'The guarantor may be pursued before the main debtor.',
    },
    action: {
      es: 'Limitar monto, plazo y deudas cubiertas; dejar constancia de que el garante fue informado.',
      en: 'Limit amount, term and debts covered; record that the guarantor was told.',
    },
    basis: {
      law: 'codigo_civil',
      article: '2357',
      quotation: 'podrá exigir que antes de proceder contra él se persiga la deuda en los bienes del deudor principal',
    },
    examples: { hit: 'El aval renuncia al beneficio de excusión.', miss: ['El fiador conserva sus beneficios.'] },
  },
  {
    id: 'es-mandate-notes',
    area: 'guarantees',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: 'any',
    except: ['mandate'],
    signal: {
      any: [
        /\b(autoriza|faculta|mandato|poder)\w*\b.{0,160}\b(suscrib|llenar|completar|aceptar|emitir)\w*.{0,60}\b(pagare|letras? de cambio|titulos? de credito)/,
      ],
      none: [/no podra/],
    },
    title: { es: 'Mandato para llenar o suscribir pagarés', en: 'Power to fill or sign notes' },
    why: {
      es: 'La contraparte puede crear un título ejecutivo contra quien da el poder. El mandato puede revocarse, salvo pacto.',
      en: 'The other side may make an enforceable title against the giver. A mandate may be revoked, unless agreed otherwise.',
    },
    action: {
      es: 'Eliminarlo, o limitar monto, causa y vencimiento, y exigir rendición de cuenta.',
      en: 'Remove it, or limit amount, cause and date, and require accounts.',
    },
    basis: { law: 'codigo_civil', article: '2165', quotation: 'El mandante puede revocar el mandato a su arbitrio' },
    examples: {
      hit: 'El cliente otorga mandato irrevocable para suscribir pagarés en su nombre.',
      miss: ['El poder podrá revocarse.'],
    },
  },
  {
    id: 'es-mandate-irrevocable',
    area: 'guarantees',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: 'any',
    signal: {
      any: [/\b(mandato|poder)\b.{0,80}\birrevocable|irrevocable\w*.{0,60}\b(mandato|poder)\b/],
      none: [/inscri|portador|rectific|conservador|revocable a|podra revocar/],
    },
    yields: ['es-mandate-notes'],
    title: { es: 'Mandato irrevocable', en: 'Irrevocable mandate' },
    why: {
      es: 'Quien da el poder no podría retirarlo, contra la regla general.',
      en: 'The giver could not withdraw the power, against the default rule.',
    },
    action: {
      es: 'Limitar objeto, monto y plazo; exigir rendición y cuidar el interés contrapuesto.',
      en: 'Limit purpose, amount and term; require accounts and mind the conflict of interest.',
    },
    basis: { law: 'codigo_civil', article: '2165', quotation: 'El mandante puede revocar el mandato a su arbitrio' },
    examples: {
      hit: 'El presente mandato tendrá el carácter de irrevocable.',
      miss: ['El poder podrá revocarse.', 'Se otorga poder irrevocable al portador para requerir las inscripciones.'],
    },
  },
  {
    id: 'es-insurance',
    area: 'liability',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: 'any',
    signal: {
      any: [
        /(contrat|manten|tom|conserv|acredit)\w*.{0,80}\b(seguro|poliza)s?\b|\b(seguro|poliza)s? (de|contra|por) (responsabilidad|incendio|daños|sismo)/,
      ],
      none: [/seguro (de cesantia|social|obligatorio de accidentes del trabajo)|lugar seguro|modo seguro/],
    },
    title: { es: 'Seguro', en: 'Insurance' },
    why: { es: 'Un seguro responde de parte del riesgo.', en: 'Insurance answers for part of the risk.' },
    action: {
      es: 'Exigir seguro con montos y beneficiarios.',
      en: 'Require insurance with limits and named insureds.',
    },
    examples: {
      hit: 'El contratista mantendrá vigente una póliza de responsabilidad civil.',
      miss: ['El trabajador cotizará el seguro de cesantía.'],
    },
  },
];
