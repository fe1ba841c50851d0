import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { AT_WILL_EN, MUTUAL_EN, MUTUAL_ES } from './english.ts';

const GOOD_FAITH = {
  law: 'codigo_civil',
  article: '1546',
  quotation: 'Los contratos deben ejecutarse de buena fe',
} as const;

/** What a debtor gives up against its creditor. */
export const againstCreditor = mirrored([
  {
    id: 'pays-any-account',
    area: 'guarantees',
    level: 'high',
    kinds: ['loan', 'terms', 'contract', 'services', 'employment', 'supply'],
    title: { es: 'El acreedor se paga de cualquier cuenta o bien', en: 'The creditor pays itself from any account' },
    why: {
      es: 'Toma sin aviso dineros de otras cuentas, remuneraciones o terceros.',
      en: 'It takes money from other accounts, wages or third parties without notice.',
    },
    action: {
      es: 'Solo cuotas vencidas, de una cuenta nombrada y con aviso.',
      en: 'Only instalments due, from a named account, with notice.',
    },
    basis: GOOD_FAITH,
    es: {
      any: [
        near(
          160,
          'cargar|descontar|debitar|compensar|girar|imputar|pagarse',
          '(?:cualquier|tod[ao]s?|otr[ao]s?) (?:\\w+ )?(?:cuentas?|depositos?|saldos?|fondos|inversion\\w*|bienes|dineros?|tarjetas?)',
        ),
        near(140, 'descont\\w*|retendr\\w*', 'remuneracion\\w*|sueldo|finiquito', 'deuda|prestamo|saldo|cuotas'),
      ],
      none: [MUTUAL_ES, /tope del|articulo 58|autorizacion del trabajador/],
      balanced:
        '{{El acreedor}} podrá cargar las cuotas vencidas solo en la cuenta {{número}}, con aviso de {{cinco}} días.',
      ask: '¿Acepta cargar solo cuotas vencidas en una cuenta nombrada?',
      hit: 'El banco podrá cargar en cualquier cuenta del deudor las sumas adeudadas.',
      miss: ['El banco cargará las cuotas en la cuenta corriente N° 123.'],
    },
    en: {
      any: [
        near(
          140,
          'set[- ]?off|debit|apply|charge|deduct',
          '(?:any|all) (?:\\w+ )?(?:accounts?|deposits?|balances?|funds|sums?|money|wages)',
          `without|any (?:other )?(?:debt|account|time)|${AT_WILL_EN}`,
        ),
      ],
      none: [MUTUAL_EN, /court|invoice/],
      balanced: '{{The creditor}} may debit instalments due only from account {{number}}, on {{five}} days’ notice.',
      ask: 'Will you debit only what is due, from a named account?',
      hit: 'The Lender may set off any account of the Borrower at any time without notice.',
      miss: ['The Lender debits each instalment from the agreed account.'],
    },
  },
  {
    id: 'defences-given-up',
    area: 'waivers',
    level: 'critical',
    kinds: 'any',
    except: ['settlement', 'employment'],
    yields: ['es-waived-by-law', 'en-waived-by-law', 'es-waiver-actions'],
    title: {
      es: 'Se renuncia a toda defensa frente al acreedor',
      en: 'Every defence against the creditor is given up',
    },
    why: {
      es: 'Se allana de antemano a la demanda, o libera al acreedor aun de lo que haga mal.',
      en: 'It confesses judgment in advance, or releases the creditor even from its own wrongs.',
    },
    action: {
      es: 'Suprimirla: las defensas son de orden público.',
      en: 'Strike it: the right to be heard is not for sale.',
    },
    basis: { law: 'codigo_civil', article: '1466', quotation: 'generalmente en todo contrato prohibido por las leyes' },
    es: {
      any: [
        near(
          120,
          'renunci\\w*|no podra',
          '(?:tod[ao]s?|cualquier) (?:\\w+ )?(?:excepci\\w*|defensas?|oposici\\w*|recursos?)|oponer (?:\\w+ )?(?:excepci|defensa)\\w*|oponerse',
        ),
        near(
          120,
          'allan\\w*|confies\\w*|reconoc\\w*',
          '(?:desde (?:ya|luego|ahora)|de antemano|anticipad\\w*)',
          'demanda|deuda|ejecucion|cobro|juicio',
        ),
        near(
          100,
          'renunci\\w*|renunciando',
          '(?:al? |su |todo )*(?:emplazamiento|notificacion|requerimiento|ser oid[oa])',
        ),
      ],
      none: [/beneficio de (excusion|division)|las partes renuncian|renunciando las partes|\barbitr/],
      balanced: '{{La parte}} conserva todas las excepciones y defensas que la ley le da.',
      ask: '¿Acepta suprimir la renuncia a defenderse?',
      hit: 'El deudor renuncia a oponer cualquier excepción en el juicio de cobro.',
      miss: ['El fiador renuncia al beneficio de excusión.'],
    },
    en: {
      any: [
        /\bconfess(es|ion of)? judgment\b/,
        near(
          120,
          'waives?|gives? up|releases?',
          '(?:all|any|every) (?:\\w+ ){0,3}(?:defen[cs]es?|counterclaims?|set-?off|objections?|claims?)',
          "lender|creditor|holder|against|payment|enforcement|lender's",
        ),
        near(
          80,
          'waives?',
          '(?:personal )?service of (?:process|proceedings|summons)|right to (?:be heard|notice)|presentment',
        ),
      ],
      none: [MUTUAL_EN, /jury|immunity|subrogation|settlement agreement/],
      balanced: '{{The party}} keeps every defence that the law gives it.',
      ask: 'Will you strike the waiver of defences?',
      hit: 'The Borrower confesses judgment and waives all defences against the Lender.',
      miss: ['Each party keeps its defences.'],
    },
  },
]);
