import { mirrored } from '../mirror.ts';
import { both } from '../elements/element.ts';
import { AT_WILL, near } from '../wording.ts';
import { AT_WILL_EN, MUTUAL_EN, MUTUAL_ES } from './english.ts';

const GOOD_FAITH = {
  law: 'codigo_civil',
  article: '1546',
  quotation: 'Los contratos deben ejecutarse de buena fe',
} as const;
const LABOUR = {
  law: 'codigo_trabajo',
  article: '5',
  quotation: 'irrenunciables, mientras subsista el contrato de trabajo',
} as const;
const SIDE = 'distribuidor\\w*|franquiciad\\w*|concesionari\\w*|revendedor\\w*|agente|comisionista|representante';

/** Trade through others, shares that cannot be sold, claims given up against a creditor, work from home. */
export const tradeAndCredit = mirrored([
  {
    id: 'resale-price',
    area: 'restrictions',
    level: 'high',
    kinds: ['distribution', 'supply', 'licence', 'contract'],
    title: { es: 'Se impone el precio de reventa', en: 'The resale price is imposed' },
    why: {
      es: 'Fijar precios de reventa puede restringir la libre competencia (DL N° 211, art. 3).',
      en: 'Fixing resale prices may restrict competition.',
    },
    action: { es: 'Precios sugeridos o máximos, sin sanción.', en: 'Suggested or maximum prices, with no sanction.' },
    basis: GOOD_FAITH,
    es: {
      any: [
        near(
          140,
          `${SIDE}|reventa|publico`,
          'no (?:podra|podran)|debera\\w*|unicamente|exclusivamente|se obliga a',
          '(?:vend|comercializ|ofrec|revend)\\w*',
          'precios?|descuentos?|rebajas?',
        ),
        near(100, 'precios? (?:de (?:venta|reventa)|al publico|minimos?)', '(?:fij|impon|determin|obligatori)\\w*'),
      ],
      none: [MUTUAL_ES, /sugerid|recomendad|libremente sus precios|precios maximos/],
      balanced: '{{El distribuidor}} fija libremente sus precios de venta; {{el proveedor}} puede sugerirlos.',
      ask: '¿Acepta que los precios sean solo sugeridos?',
      hit: 'El distribuidor no podrá vender los productos bajo los precios que fije el proveedor.',
      miss: ['El distribuidor fijará libremente sus precios según los sugeridos por el proveedor.'],
    },
    en: {
      any: [
        near(
          120,
          'distributor|reseller|dealer|franchisee|agent',
          '(?:shall|may|must|will)(?: not)?',
          'sell|resell|offer',
          'prices?|discount',
        ),
      ],
      none: [MUTUAL_EN, /suggested|recommended|own prices|free to (set|determine)|maximum/],
      balanced: '{{The distributor}} sets its own prices; {{the supplier}} may suggest them.',
      ask: 'Will you only suggest prices?',
      hit: 'The Distributor shall not sell the Products below the prices set by the Supplier.',
      miss: ['The Distributor is free to set its own prices for resale.'],
    },
  },
  {
    id: 'dealer-stranded',
    area: 'termination',
    level: 'high',
    kinds: ['distribution', 'licence', 'supply'],
    title: { es: 'Al terminar, stock y clientela se pierden', en: 'Stock and customers are lost at the end' },
    why: {
      es: 'Quien abrió el mercado se queda con la mercadería y sin clientes ni pago.',
      en: 'Who opened the market is left with the goods, and with no customers and no payment.',
    },
    action: {
      es: 'Recompra del stock y preaviso según la inversión.',
      en: 'Buy-back of stock, and notice in line with the investment.',
    },
    basis: GOOD_FAITH,
    es: {
      any: [
        near(
          140,
          'stock|existencias|inventario|mercader\\w*|clientela|cartera de clientes|base de clientes|productos no vendidos',
          'sin (?:compensacion|indemnizacion|pago|derecho)|no (?:recompr|indemniz|compens|tendra derecho)\\w*|perder\\w*|destru\\w*|pasar\\w* (?:a|al)|de propiedad de(?:l)? (?:proveedor\\w*|franquiciante|principal)|a su costo',
        ),
        near(
          120,
          'no (?:tendra|habra|procedera)\\w*|renuncia\\w*',
          'indemnizacion|compensacion',
          'clientela|inversion\\w*|termino|stock|existencias',
        ),
      ],
      none: [MUTUAL_ES, /recomprara/],
      balanced:
        'Al término, {{el proveedor}} recomprará el stock vendible al precio de compra dentro de {{treinta}} días, y el preaviso no será inferior a {{tres}} meses.',
      ask: '¿Acepta recomprar el stock al término?',
      hit: 'Al término el distribuidor perderá la clientela sin compensación alguna.',
      miss: ['Al término el proveedor recomprará las existencias.'],
    },
    en: {
      any: [
        near(
          140,
          'stock|inventory|goodwill|customer (?:list|base|data)|unsold|investment',
          String.raw`without (?:any )?(?:compensation|payment|refund)|no (?:compensation|payment|buy-?back|obligation)|shall not (?:repurchase|buy back|be compensated)|belongs? to the (?:supplier|franchisor|principal)|at its own (?:cost|expense)|destroy`,
        ),
        near(
          60,
          'no (?:obligation|duty)|shall not|need not',
          '(?:to )?(?:repurchase|buy back|compensate|indemnify)',
          'stock|inventory|goodwill|unsold|investment',
        ),
      ],
      none: [MUTUAL_EN, /shall repurchase|buys back/],
      balanced:
        'At the end {{the supplier}} buys back saleable stock at cost within {{thirty}} days, and notice is at least {{three}} months.',
      ask: 'Will you buy back the stock at the end?',
      hit: 'On termination the Supplier has no obligation to repurchase unsold stock.',
      miss: ['On termination the Supplier shall repurchase unsold stock.'],
    },
  },
  {
    id: 'cannot-sell-shares',
    area: 'company',
    level: 'high',
    kinds: ['company'],
    title: { es: 'No se puede vender la participación', en: 'The stake cannot be sold' },
    why: {
      es: 'Quien entra no puede salir: la prohibición es absoluta, perpetua o depende de la otra parte.',
      en: 'Who joins cannot leave: the bar is absolute, perpetual or in the other side’s hands.',
    },
    action: {
      es: 'Derecho preferente con plazo y precio, y libertad si no se ejerce.',
      en: 'A right of first refusal with a time and a price, and freedom if it is not used.',
    },
    basis: GOOD_FAITH,
    es: {
      any: [
        near(
          140,
          'acciones|derechos sociales|participacion\\w*',
          'no (?:podra|podran)\\w*|prohib\\w*|jamas|nunca',
          '(?:ceder|cedid|vender|vendid|transferir|transferid|enajen|gravar|disponer)\\w*',
        ),
        near(
          140,
          'no (?:podra|podran)\\w*|prohib\\w*',
          '(?:ceder|vender|transferir|enajen|gravar|disponer)\\w*',
          'acciones|derechos sociales|participacion\\w*',
          '(?:sin|salvo|mientras|durante|perpetu|veinte|treinta|nunca|autoriz)\\w*',
        ),
      ],
      none: [
        MUTUAL_ES,
        /derecho (preferente|de preferencia|de opcion preferente)|ofrecer\w* (primero|previamente)|sin (antes |previamente )?ofrecer/,
      ],
      balanced:
        'Quien quiera vender ofrecerá primero sus acciones a los demás por {{treinta}} días al mismo precio; si no las compran, podrá venderlas libremente dentro de {{noventa}} días.',
      ask: '¿Acepta un derecho preferente en vez de la prohibición?',
      hit: 'El accionista minoritario no podrá vender sus acciones sin autorización del mayoritario.',
      miss: ['El accionista que quiera vender deberá ofrecer primero sus acciones a los demás.'],
    },
    en: {
      any: [
        near(
          120,
          'shares?|interests?|units',
          '(?:may|shall|can|must) not|no|never',
          '(?:be )?(?:transfer|sold|sell|assign|dispose|encumber)\\w*',
          'without|ever|under any|consent of the (?:majority|manager|founder)|at any price',
        ),
      ],
      none: [MUTUAL_EN, /first refusal|first offer|permitted transfer|securities (act|laws)/],
      balanced:
        'A holder who wishes to sell offers its shares to the others for {{thirty}} days at the same price, and may then sell freely within {{ninety}} days.',
      ask: 'Will you accept a right of first refusal in place of the bar?',
      hit: 'The Minority Shareholder may not transfer its shares without the consent of the Majority Shareholder.',
      miss: ['Shares may not be transferred without a right of first refusal.'],
    },
  },
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
  {
    id: 'telework-costs',
    area: 'employment',
    level: 'critical',
    kinds: ['employment', 'services'],
    violates: true,
    title: { es: 'Teletrabajo a costa y riesgo de quien trabaja', en: 'Remote work at the worker’s cost and risk' },
    why: {
      es: 'Los equipos y sus costos son siempre del empleador, y hay derecho a desconexión de doce horas (arts. 152 quáter J y L).',
      en: 'Equipment and its costs are the employer’s, and there is a right to disconnect.',
    },
    action: {
      es: 'Equipos y costos del empleador; fijar el tiempo de desconexión.',
      en: 'Equipment and costs on the employer; set the time to disconnect.',
    },
    basis: {
      law: 'codigo_trabajo',
      article: '152 quáter L',
      quotation: 'serán siempre de cargo del empleador',
    },
    es: {
      any: [
        near(
          140,
          'equip\\w*|computador\\w*|internet|conexion|energia|electric\\w*|herramientas|celular|costos?|gastos',
          '(?:de|a) (?:su )?(?:cargo|costa|cuenta) (?:del?|de la) (?:trabajador\\w*|dependiente|analista|teletrabajador\\w*)|(?:proveera|aportara|financiara|pagara|asumira) (?:el|la) (?:trabajador\\w*|dependiente)|a su (?:propia )?costa',
        ),
        near(
          120,
          'trabajador\\w*|dependiente|analista',
          '(?:asumira|pagara|proveera|aportara|usara)',
          'equip\\w*|computador\\w*|internet|conexion|luz|electric\\w*|herramientas',
        ),
        near(
          120,
          'trabajador\\w*|analista|dependiente|debera\\w*',
          'respond\\w*|conectad\\w*|disponible|localizable',
          '(?:cualquier|toda) hora|24 horas|permanente\\w*|fuera de (?:la |su )?jornada|fines? de semana|feriados|siempre',
        ),
        near(80, 'renuncia\\w*|no (?:tendra|habra|regira)', '(?:derecho (?:a|de) (?:la )?)?desconexion'),
      ],
      none: [/de cargo del empleador|cargo de la empresa|empleador (proveera|pagara|entregara)/],
      balanced:
        'El empleador entregará los equipos y pagará su operación, conexión y mantención. El trabajador tendrá derecho a desconexión por doce horas continuas en cada período de veinticuatro.',
      ask: '¿Acepta proveer los equipos, pagar los costos y respetar la desconexión?',
      hit: 'El trabajador pagará el computador y la conexión a internet.',
      miss: ['El empleador proveerá el computador y pagará la conexión a internet.'],
    },
    en: {
      any: [
        near(
          120,
          'employee|worker',
          '(?:shall|must|will) (?:provide|pay|bear|buy|supply)',
          '(?:own |its |his |her )?(?:equipment|computer|laptop|internet|tools|uniform|connection)',
        ),
        near(
          100,
          'employee|worker',
          'available|contactable|respond|reachable',
          'at all times|24 hours|any hour|seven days|weekends',
        ),
      ],
      none: [MUTUAL_EN, /employer (shall|will) (provide|pay|reimburse)/],
      balanced:
        'The employer provides the equipment and pays for its use. The employee need not be reachable outside working hours.',
      ask: 'Will you provide the equipment, pay its costs and respect the time off?',
      hit: 'The Employee shall provide his own computer and internet connection.',
      miss: ['The Employer shall provide the equipment that the Employee needs.'],
    },
  },
  {
    id: 'leave-and-sickness',
    area: 'employment',
    level: 'critical',
    kinds: ['employment'],
    yields: ['es-work-rights-waived', 'en-work-rights-waived', 'es-work-unpaid', 'en-work-unpaid'],
    title: { es: 'Vacaciones, enfermedad o descanso recortados', en: 'Holiday, sickness or rest cut down' },
    why: {
      es: 'Los descansos, el feriado y la licencia médica son derechos mínimos.',
      en: 'Rest, paid holiday and sick leave are minimum rights.',
    },
    action: { es: 'Remitirse a la ley o mejorarla.', en: 'Leave it to the law, or better it.' },
    basis: LABOUR,
    es: {
      any: [
        both(
          140,
          'feriado|vacaciones|licencias? medicas?|enferm\\w*|descansos?|colacion|permisos?',
          `no (?:se pagar|tendra|dara|generar|podra)\\w*|sin (?:goce|remuneracion|pago|derecho)|descont\\w*|perder\\w*|causal de|incluid\\w* en|${AT_WILL}`,
        ),
      ],
      none: [/dias habiles de (feriado|vacaciones)|el empleador no podra|proporcional|feriado legal anual de quince/],
      balanced:
        'El trabajador tendrá el feriado, los descansos y las licencias que establece la ley, con su remuneración íntegra.',
      ask: '¿Acepta remitirse a los mínimos legales?',
      hit: 'El trabajador perderá su feriado si presenta licencias médicas.',
      miss: ['El trabajador tendrá quince días hábiles de feriado legal.'],
    },
    en: {
      any: [
        near(
          120,
          'holidays?|annual leave|vacation|sick(?:ness)?(?: pay| leave)?|rest breaks?|maternity|paternity',
          String.raw`no (?:pay|right|entitlement|paid)|not (?:be )?(?:paid|entitled|accrue)|unpaid|forfeit\w*|waives?|included in|at the (?:\w+ )?discretion|without pay`,
        ),
      ],
      none: [MUTUAL_EN, /statutory sick pay|in addition to|carried over|bank holidays are/],
      balanced: 'The employee has the paid holiday, rest and sick leave that the law gives.',
      ask: 'Will you leave it to the legal minimum?',
      hit: 'The Employee has no right to paid holiday and sickness is unpaid.',
      miss: ['The Employee has 28 days of paid annual leave.'],
    },
  },
]);
