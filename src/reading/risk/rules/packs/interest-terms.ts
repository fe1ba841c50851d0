import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';

const RATE_CAP = {
  law: 'ley_18010_credito_dinero',
  article: '8',
  quotation: 'Se tendrá por no escrito todo pacto de intereses que exceda el máximo convencional',
} as const;

/** Interest and early payment. */
export const interestTerms = mirrored([
  {
    id: 'rate-above',
    area: 'interest',
    level: 'critical',
    kinds: 'any',
    except: ['employment'],
    violates: true,
    title: { es: 'Interés sobre el máximo legal', en: 'Interest above what the law allows' },
    why: {
      es: 'El pacto sobre el máximo convencional se tiene por no escrito y el interés baja al corriente.',
      en: 'A rate above the legal maximum is not enforceable, and may be usury.',
    },
    action: { es: 'Fijar una tasa bajo el máximo convencional vigente.', en: 'Set a rate below the legal maximum.' },
    basis: RATE_CAP,
    es: {
      any: [
        near(
          100,
          'interes\\w*|tasa',
          String.raw`aun(?:que| cuando)|incluso`,
          String.raw`(?:exced|super|sobrepas)\w*`,
          'maxim\\w*',
        ),
      ],
      balanced:
        'El capital devengará un interés de {{tasa}} % anual, que en ningún caso excederá el máximo convencional. Solo en mora se devengará el interés máximo convencional, sobre el capital vencido.',
      ask: '¿Acepta que la tasa no exceda el máximo convencional?',
      hit: 'Se pagará el interés pactado aunque exceda el máximo convencional.',
      miss: ['En ningún caso el interés excederá el máximo convencional.'],
    },
    en: {
      any: [
        near(
          60,
          'interest|rate',
          String.raw`(?:[4-9]|\d\d)(?:\.\d+)? ?(?:%|per ?cent|percent)(?: (?:interest|rate))? (?:per|a|each|every) (?:month|week|day)`,
        ),
        near(
          60,
          'interest|rate',
          String.raw`(?:[4-9]\d|\d{3})(?:\.\d+)? ?(?:%|percent|per cent) (?:per (?:annum|year)|a year|annually)`,
        ),
        near(40, String.raw`(?:[4-9]|\d\d) ?(?:%|percent|per cent)`, 'per month|monthly|per day|daily', 'interest'),
        near(80, 'notwithstanding', 'usury'),
      ],
      none: [/availability|discount/],
      balanced:
        'The principal bears interest at {{rate}} % per year, which shall never exceed the maximum that the law allows. Overdue sums bear {{two}} percentage points more, without compounding.',
      ask: 'Will you keep the rate below the legal maximum?',
      hit: 'Overdue amounts bear interest at 10% per month.',
      miss: ['Overdue amounts bear interest at 5% per annum.'],
    },
  },
  {
    id: 'rate-by-creditor',
    area: 'interest',
    level: 'high',
    kinds: 'any',
    title: { es: 'La tasa la fija el acreedor', en: 'The creditor sets the rate' },
    why: {
      es: 'El deudor no sabe cuánto pagará: la tasa queda a la voluntad de quien cobra.',
      en: 'The debtor does not know what it will pay: who collects sets the rate.',
    },
    action: {
      es: 'Fijar la tasa o un índice público con margen.',
      en: 'Set the rate, or a public index with a margin.',
    },
    basis: RATE_CAP,
    es: {
      any: [
        near(
          90,
          'interes\\w*|tasa',
          String.raw`(?:que )?(?:el|la) (?:acreedor\w*|mutuante|banco|financiera|prestamista)`,
          String.raw`(?:fij|determin|establezc|estim|modifi)\w*`,
        ),
        near(
          70,
          'acreedor\\w*|mutuante|banco|prestamista',
          'podra',
          String.raw`(?:fij|modific|aument|alz)\w*`,
          'interes\\w*|tasa',
        ),
      ],
      balanced:
        'El saldo devengará un interés fijo de {{tasa}} % anual, que no excederá el máximo convencional vigente a la fecha de este contrato.',
      ask: '¿Qué tasa fija o índice público acepta?',
      hit: 'Se pagará el interés que el acreedor fije periódicamente.',
      miss: ['Se pagará un interés de 6 % anual.'],
    },
    en: {
      any: [
        near(
          70,
          'interest|rate',
          'lender|creditor|bank|holder',
          String.raw`(?:may )?(?:set|fix|determine|choose|decide)`,
        ),
      ],
      none: [/prime rate|published/],
      balanced:
        'The balance bears interest at a fixed rate of {{rate}} % per year, or at {{public index}} plus {{margin}} %, and never above the legal maximum.',
      ask: 'What fixed rate or public index will you accept?',
      hit: 'The loan bears interest at the rate which the Lender may set.',
      miss: ['The loan bears interest at 6% per annum.'],
    },
  },
  {
    id: 'prepayment-barred',
    area: 'interest',
    level: 'critical',
    kinds: ['loan', 'sale', 'terms'],
    violates: true,
    title: { es: 'Prepago prohibido o castigado', en: 'Prepayment barred or punished' },
    why: {
      es: 'El deudor puede pagar antes con una comisión limitada; ese derecho es irrenunciable en las operaciones que la ley señala.',
      en: 'A debtor should be able to pay early at a limited cost.',
    },
    action: { es: 'Permitirlo con la comisión máxima legal.', en: 'Allow it for a limited fee.' },
    basis: {
      law: 'ley_18010_credito_dinero',
      article: '10',
      quotation: 'El derecho a pagar anticipadamente en los términos de este artículo, es irrenunciable.',
    },
    es: {
      any: [
        near(
          90,
          'no podra\\w*|prohib\\w*|renuncia\\w*',
          String.raw`prepag\w*|(?:pag|antici|solucion)\w* (?:\w+ ){0,3}anticipad\w*|anticipadamente|anticipar (?:el|su) pago`,
        ),
        near(
          90,
          'prepag\\w*|pago anticipado|pagare? anticipad\\w*',
          String.raw`(?:totalidad|todos?) (?:de )?(?:los )?intereses`,
        ),
      ],
      balanced:
        '{{El deudor}} podrá pagar anticipadamente todo o parte de la deuda, con los intereses devengados hasta el pago y una comisión que no excederá de {{un mes}} de intereses sobre el capital que se prepaga.',
      ask: '¿Acepta el prepago con la comisión máxima que permite la ley?',
      hit: 'El deudor no podrá pagar anticipadamente el crédito.',
      miss: ['El deudor podrá prepagar el crédito.'],
    },
    en: {
      any: [
        near(50, 'may not|shall not|prohibited|no', 'prepay\\w*|early repayment'),
        near(90, 'prepay\\w*', String.raw`all (?:the )?interest`),
      ],
      none: [/may prepay/],
      balanced:
        '{{The borrower}} may prepay all or part of the loan at any time with the interest accrued to that day and a fee of at most {{one month’s}} interest on the sum prepaid.',
      ask: 'Will you allow prepayment for a limited fee?',
      hit: 'The Borrower may not prepay the loan.',
      miss: ['The Borrower may prepay the loan in part.'],
    },
  },
]);
