import type { Rule } from './rule.ts';
import { FOUR_OR_MORE, near } from './wording.ts';

const INTEREST = String.raw`interes\w*|reditos?|recargos?|tasa|(?:capital|monto|suma|deuda|saldo)\b.{0,30}(?:increment|aument)\w*`;
const PERCENT = String.raw`(?: ?%| por ciento)(?: de interes)?(?: ?\([^)]{0,20}\))?(?: de interes)?`;
const BY_MONTH = '(?:mensual|al mes|por (?:cada )?mes|cada (?:mes|treinta dias|30 dias))';
const BY_DAY = '(?:diari[oa]|por (?:cada )?dia|al dia|por (?:cada )?semana|semanal|a la semana)';
const HIGHEST = String.raw`(?:interes(?:es)?|tasa)? ?maxim[oa](?:s)? (?:convencional|legal|que la ley|permitid|que se permit)`;

/** Rules on interest, for contracts in Spanish. */
export const interest: readonly Rule[] = [
  {
    id: 'es-interest-high',
    area: 'interest',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: 'any',
    except: ['employment'],
    signal: {
      any: [
        near(120, INTEREST, String.raw`(?<![\d.,])(?:[4-9]|\d{2,3})(?:[.,]\d+)?${PERCENT} ?${BY_MONTH}`),
        near(120, INTEREST, String.raw`(?:${FOUR_OR_MORE})${PERCENT} ?${BY_MONTH}`),
        near(60, String.raw`(?<![\d.,])(?:[4-9]|\d{2,3})(?:[.,]\d+)? ?(?:%|por ciento) de interes`, BY_MONTH),
        near(
          120,
          INTEREST,
          String.raw`(?<![\d.,])(?:\d{1,2}(?:[.,]\d+)?|un|uno|dos|tres|${FOUR_OR_MORE})${PERCENT} ?${BY_DAY}`,
        ),
        near(60, 'interes\\w* diari[oa]s?', String.raw`\d{1,2}(?:[.,]\d+)?(?: ?%| por ciento)`),
        near(80, BY_MONTH, INTEREST, String.raw`(?<![\d.,])(?:[4-9]|\d{2,3})(?:[.,]\d+)?(?: ?%| por ciento)`),
        near(
          30,
          BY_MONTH.replace('mensual|', ''),
          'atraso|mora|retardo',
          String.raw`.{0,60}(?:crec|increment|aument|sum|recarg)\w*.{0,20}\d(?: ?%| por ciento)`,
        ),
        near(
          40,
          String.raw`(?<![\d.,])(?:[4-9]|\d{2,3}|${FOUR_OR_MORE})(?:[.,]\d+)?${PERCENT} ${BY_MONTH}`,
          'interes|redito',
        ),
        // Sixty a year and more is beyond the highest maximum of the last years.
        near(
          120,
          INTEREST,
          String.raw`(?<![\d.,])(?:[6-9]\d(?:[.,]\d+)?|\d{3}|cien|ciento \w+|doscientos)${PERCENT} ?(?:anual|al año|por año)`,
        ),
        near(60, 'interes(?:es)? anual\\w*', String.raw`(?<![\d.,])(?:[6-9]\d|\d{3})(?:[.,]\d+)?(?: ?%| por ciento)`),
        near(
          60,
          String.raw`(?:doble|triple|cuadruple|veces|superior|mayor|exced|sobrepas|por sobre|super[ae])\w*`,
          HIGHEST,
        ),
        near(40, HIGHEST, String.raw`(?:aument|increment|recarg)\w*|(?:mas|multiplicad\w+) `),
      ],
      none: [
        /\b(no|sin|nunca|ni) (podran? |puedan? |se |en caso alguno )?(exce|sobrepas|super|ser (superior|mayor)|sera\w* (superior|mayor))|en (ningun|caso de) .{0,30}(exce|super)|reduci|rebaj|ajustara al|no escrit|evaluacion|descuento/,
      ],
    },
    title: { es: 'Tasa de interés muy alta', en: 'Very high interest rate' },
    why: {
      es: 'La tasa puede pasar del máximo convencional; el pacto que lo excede se tiene por no escrito y los intereses bajan al corriente.',
      en: 'The rate may pass the legal maximum; a clause above it is held as unwritten and interest falls to the current rate.',
    },
    action: {
      es: 'Comparar con la tasa máxima convencional publicada por la CMF para ese monto y plazo a la fecha del contrato, y bajarla.',
      en: 'Compare with the maximum published by the CMF for that amount and term on the date of the contract, and lower it.',
    },
    basis: {
      law: 'ley_18010_credito_dinero',
      article: '8',
      quotation: 'Se tendrá por no escrito todo pacto de intereses que exceda el máximo convencional',
    },
    examples: {
      hit: 'Se devengará un interés del 8% mensual.',
      miss: [
        'El pago no devengará intereses.',
        'Se aplicará un interés de 1,5% mensual.',
        'La suma devengará un interés del 12% anual.',
      ],
    },
  },
  {
    id: 'es-interest-maximum',
    area: 'interest',
    sort: 'burden',
    language: 'es',
    level: 'low',
    kinds: 'any',
    except: ['employment'],
    signal: {
      any: [
        /\binteres\w*.{0,80}maximo (convencional|permitido|que (la ley )?permit)|\bmaximo interes convencional|tasa maxima convencional/,
      ],
    },
    title: { es: 'Interés máximo convencional', en: 'Interest at the legal maximum' },
    why: {
      es: 'Se pacta el interés más alto que la ley admite.',
      en: 'The highest interest that the law admits is agreed.',
    },
    action: { es: 'Proponer el interés corriente.', en: 'Propose the current rate.' },
    examples: {
      hit: 'La mora devengará el interés máximo convencional.',
      miss: ['La mora devengará el interés corriente.'],
    },
  },
  {
    id: 'es-interest-compound',
    area: 'interest',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['company', 'employment'],
    signal: {
      any: [/capitaliz\w+ .{0,40}\binteres|\binteres\w* .{0,60}capitaliz|intereses sobre (los )?intereses|anatocismo/],
      none: [/\bno (se )?capitaliz|\bno podra\w* capitaliz/],
    },
    raise: /diari|semanal|quincenal|cada (siete|quince|diez|7|10|15) dias/,
    title: { es: 'Intereses que se capitalizan', en: 'Compound interest' },
    why: {
      es: 'Se pactan intereses sobre intereses; en operaciones de crédito de dinero no puede hacerse por períodos inferiores a treinta días.',
      en: 'Interest is compounded; in money credit it may not be done for periods under thirty days.',
    },
    action: {
      es: 'Fijar períodos de treinta días o más y excluir los intereses de la mora.',
      en: 'Set periods of thirty days or more and exclude default interest.',
    },
    basis: {
      law: 'ley_18010_credito_dinero',
      article: '9',
      quotation: 'En ningún caso la capitalización podrá hacerse por períodos inferiores a treinta días.',
    },
    examples: { hit: 'Los intereses se capitalizarán diariamente.', miss: ['Los intereses no se capitalizarán.'] },
  },
  {
    id: 'es-interest-double',
    area: 'interest',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['employment'],
    signal: {
      any: [
        /\binteres\w* (moratori|penal)\w*.{0,120}\b(ademas|adicional|junto|se sumar\w*|sin perjuicio)\b.{0,80}interes/,
      ],
    },
    title: { es: 'Dos intereses sobre la misma deuda', en: 'Two interests on one debt' },
    why: {
      es: 'El interés moratorio se suma a otro sobre el mismo monto, lo que la ley de operaciones de crédito de dinero impide.',
      en: 'Default interest adds to other interest on the same sum, which the law on money credit bars.',
    },
    action: { es: 'Dejar un solo interés sobre lo vencido.', en: 'Keep a single rate on what is overdue.' },
    basis: {
      law: 'ley_18010_credito_dinero',
      article: '16',
      quotation: 'no podrá aplicarse conjunta ni adicionalmente, sobre un mismo monto, con ningún otro interés',
    },
    examples: {
      hit: 'El interés moratorio se sumará además al interés pactado.',
      miss: ['En mora se aplicará solo el interés corriente.'],
    },
  },
  {
    id: 'es-loan-prepayment',
    area: 'interest',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: ['loan'],
    signal: {
      any: [
        /(prepag\w*|pag\w+ anticipad\w*|anticipar (el|su) pago).{0,160}(no podra|prohib|comision|multa|cargo|autorizacion|consentimiento|conformidad)/,
        /(no podra|prohib)\w*.{0,60}(prepag|anticipar)/,
      ],
      none: [/sin (comision|costo|cargo|multa)/],
    },
    title: { es: 'Prepago limitado o con costo', en: 'Prepayment barred or charged' },
    why: {
      es: 'Se impide o encarece el pago anticipado; bajo cierto monto el deudor puede anticiparlo, con los topes de comisión de la ley.',
      en: 'Early payment is barred or charged; below a certain sum the debtor may pay early, within the statutory fee caps.',
    },
    action: {
      es: 'Permitir el prepago y ajustar la comisión a los topes legales.',
      en: 'Allow prepayment and bring the fee within the caps.',
    },
    basis: {
      law: 'ley_18010_credito_dinero',
      article: '10',
      quotation: 'podrá anticipar su pago, aun contra la voluntad del acreedor',
    },
    examples: { hit: 'El deudor no podrá prepagar el crédito.', miss: ['El deudor podrá prepagar sin comisión.'] },
  },
  {
    id: 'es-loan-rate',
    area: 'interest',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['loan'],
    signal: {
      any: [
        /\binteres\w*.{0,120}(\d ?%|por ciento|tasa (corriente|legal)|interes corriente)|sin intereses|no devengara interes/,
      ],
    },
    wanted: ['loan'],
    title: { es: 'Tasa de interés escrita', en: 'Interest rate in writing' },
    why: {
      es: 'La tasa queda dicha; si se pactan intereses sin cuota, se entienden los legales.',
      en: 'The rate is stated; interest without a rate means the legal one.',
    },
    action: {
      es: 'Escribir la tasa, su base (mensual o anual) y si es fija o variable.',
      en: 'Write the rate, its base (monthly or yearly) and whether it is fixed.',
    },
    basis: { law: 'codigo_civil', article: '2207', quotation: 'Si se estipulan en general intereses sin' },
    examples: { hit: 'El mutuo devengará un interés del 1% mensual.', miss: ['El mutuo devengará intereses.'] },
  },
];
