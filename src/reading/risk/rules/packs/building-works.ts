import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { MUTUAL_EN, MUTUAL_ES } from './english.ts';

const AGREED = {
  law: 'codigo_civil',
  article: '1545',
  quotation: 'no puede ser invalidado sino por su consentimiento mutuo o por causas legales',
} as const;
const GOOD_FAITH = {
  law: 'codigo_civil',
  article: '1546',
  quotation: 'Los contratos deben ejecutarse de buena fe',
} as const;
const KINDS = ['construction', 'services', 'supply', 'contract'] as const;

/** Works, subcontracts and what is kept back of their price. */
export const buildingWorks = mirrored([
  {
    id: 'paid-when-paid',
    area: 'payment',
    level: 'critical',
    kinds: KINDS,
    title: { es: 'Se paga solo si un tercero paga', en: 'Paid only when a third party pays' },
    why: {
      es: 'Quien hizo el trabajo corre el riesgo de la insolvencia de alguien con quien no contrató.',
      en: 'Who did the work bears the insolvency of someone it has no contract with; some laws forbid it.',
    },
    action: {
      es: 'Pago a plazo fijo, pague o no el tercero.',
      en: 'A set time to pay, whether or not the third party does.',
    },
    basis: AGREED,
    es: {
      any: [
        near(
          120,
          'pag\\w*|estados? de pago|facturas?',
          'solo (?:si|cuando|una vez que)|cuando|unicamente|una vez que|condicionad\\w*|sujet\\w*',
          '(?:el |la )?(?:dueñ\\w*|mandante|cliente (?:final|principal)|tercero|propietari\\w*)\\b.{0,40}(?:pag|enter|recib)\\w*|(?:haya |hubiere )?recib\\w* (?:el )?(?:pago|fondos)',
        ),
      ],
      none: [MUTUAL_ES, /retencion|sublocal/],
      balanced:
        '{{La empresa}} pagará cada estado de pago dentro de {{treinta}} días desde su presentación, haya o no recibido pago de {{el mandante}}.',
      ask: '¿Acepta pagar a plazo fijo aunque el mandante no le pague?',
      hit: 'El contratista pagará la factura solo cuando el mandante le pague a él.',
      miss: ['El contratista pagará la factura dentro de treinta días.'],
    },
    en: {
      any: [
        near(
          120,
          'pay(?:ment|able|s)?|paid',
          '(?:only )?(?:if|when|once|after|until|conditional (?:up)?on|subject to)',
          '(?:has |have )?(?:itself )?(?:been paid|received (?:the )?(?:corresponding )?(?:payment|funds))|(?:employer|owner|client|main contractor|customer) (?:has paid|pays)|receipt of payment from',
        ),
      ],
      none: [MUTUAL_EN],
      balanced:
        '{{The contractor}} pays each application within {{thirty}} days of receiving it, whether or not {{the employer}} has paid.',
      ask: 'Will you pay at a set time, whether or not you are paid?',
      hit: 'Payment is due only when the Contractor has been paid by the Employer.',
      miss: ['Payment is due within thirty days of each application.'],
    },
  },
  {
    id: 'retention-kept',
    area: 'payment',
    level: 'high',
    kinds: KINDS,
    title: { es: 'Retención sin plazo de devolución', en: 'Retention with no release date' },
    why: {
      es: 'Lo retenido del precio no vuelve en fecha cierta, o vuelve cuando la otra parte quiere.',
      en: 'What is kept back of the price has no date to return, or returns at will.',
    },
    action: {
      es: 'Fijar porcentaje, objeto y fecha de devolución.',
      en: 'Set the share, its purpose and its release date.',
    },
    basis: GOOD_FAITH,
    es: {
      any: [
        near(
          200,
          'retencion\\w*|retendr\\w*|retener|retenid\\w*',
          'garantia|precio|estado de pago|factura|%|por ciento|obra',
          'cuando|sin (?:plazo|limite)|indefinid\\w*|a su (?:solo |entera )?\\w+|que (?:lo )?estime|hasta que (?:se )?(?:el|la) (?:dueño|mandante)|no (?:sera|seran) (?:devuelt|restituid)\\w*|perder\\w*',
        ),
      ],
      none: [MUTUAL_ES, /impuesto|honorarios.*ley|boleta|dentro de los? \w+ dias/],
      balanced:
        '{{El mandante}} retendrá el {{cinco}} % de cada estado de pago y lo devolverá dentro de {{treinta}} días desde la recepción provisoria.',
      ask: '¿En qué fecha devolverá lo retenido?',
      hit: 'La retención del 10 % de cada estado de pago se devolverá cuando el mandante lo estime.',
      miss: ['La retención se devolverá dentro de los treinta días siguientes a la recepción.'],
    },
    en: {
      any: [
        near(
          140,
          'retention|retain|withh[eo]ld|keep back',
          '%|per cent|price|invoices?|applications?|sums?',
          String.raw`indefinitely|at its (?:\w+ )?discretion|until (?:it is|the \w+ is) (?:satisfied|content)|forfeit\w*|no (?:obligation|date)|for any reason|(?:four|five|six|seven|eight|ten|twelve) years|sees fit`,
        ),
      ],
      none: [MUTUAL_EN, /record|document|data|deposit/],
      balanced:
        '{{The contractor}} keeps back {{five}} % of each payment and releases it within {{thirty}} days of practical completion.',
      ask: 'On what date will you release the retention?',
      hit: 'The Contractor may hold the retention of 10 per cent indefinitely.',
      miss: ['The retention is released within 30 days of completion.'],
    },
  },
  {
    id: 'no-more-time',
    area: 'payment',
    level: 'high',
    kinds: KINDS,
    title: { es: 'Sin más plazo por demoras ajenas', en: 'No more time for delay by others' },
    why: {
      es: 'Responde del atraso que causan el mandante o terceros, y paga multas por él.',
      en: 'It answers for delay that the other side or third parties cause, and pays for it.',
    },
    action: {
      es: 'Aumento de plazo y de gastos por causas ajenas, con aviso.',
      en: 'More time and costs for causes of others, on notice.',
    },
    basis: GOOD_FAITH,
    es: {
      any: [
        near(
          140,
          'no (?:tendra|habra|procedera|dara|otorg\\w*|existira)\\w*|sin derecho a|renuncia\\w*',
          '(?:aumento|prorroga|ampliacion|extension) de(?:l)? plazo|mayor(?:es)? (?:plazo|gastos generales)|gastos generales',
        ),
        near(140, 'aunque|aun(?: cuando)?|incluso', 'atraso|demora|retraso', 'mandante|dueño|terceros|imputable'),
      ],
      none: [MUTUAL_ES, /mora del (deudor|mandante)/],
      balanced:
        'El plazo aumentará en los días de atraso que no sean imputables a {{la parte}}, que los avisará dentro de {{cinco}} días, y se pagarán los mayores gastos generales acreditados.',
      ask: '¿Acepta aumentar el plazo por atrasos ajenos?',
      hit: 'El contratista no tendrá derecho a aumento de plazo por causa alguna.',
      miss: ['El contratista tendrá derecho a aumento de plazo por causas ajenas.'],
    },
    en: {
      any: [
        near(
          120,
          String.raw`no (?:right|entitlement|claim|extension)|not be entitled|waives?`,
          'extension of time|extra time|more time|loss and expense|delay costs?|prolongation',
        ),
        near(
          120,
          'liable|damages|penalt\\w+|pay',
          'delay',
          String.raw`even if|whether or not|regardless|caused by the (?:contractor|employer|owner|client)|whoever`,
        ),
      ],
      none: [MUTUAL_EN, /force majeure|flight|landlord/],
      balanced:
        'The time is extended by the days of delay that {{the party}} did not cause, notified within {{five}} days, and proved extra costs are paid.',
      ask: 'Will you extend the time for delay caused by others?',
      hit: 'The Sub-Contractor shall not be entitled to any extension of time.',
      miss: ['The Sub-Contractor is entitled to an extension of time for delay by the Contractor.'],
    },
  },
  {
    id: 'no-independent-forum',
    area: 'disputes',
    level: 'critical',
    kinds: 'any',
    title: { es: 'Sin acceso a un tercero imparcial', en: 'No access to an independent decision' },
    why: {
      es: 'Las controversias las decide una de las partes, o no pueden llevarse a nadie.',
      en: 'Disputes are decided by one of the parties, or may be taken to no one.',
    },
    action: { es: 'Tribunal o árbitro imparcial, sin renuncia.', en: 'An impartial court, adjudicator or arbitrator.' },
    basis: { law: 'codigo_civil', article: '1466', quotation: 'generalmente en todo contrato prohibido por las leyes' },
    yields: [
      'es-consumer-waiver',
      'es-waived-by-law',
      'en-waived-by-law',
      'es-chooses-judge',
      'en-chooses-judge',
      'es-work-waiver',
    ],
    es: {
      any: [
        near(
          120,
          'controversias?|diferencias?|disputas?|conflictos?|reclamos?|dificultad\\w*',
          '(?:resol|resuel|decid|dirim|zanj)\\w*(?: \\w+){0,4}',
          '(?:gerente|directorio|administracion|jefatura|gerencia|presidente|comite|propi[oa]) (?:general )?(?:de (?:la|el) )?',
        ),
        near(
          80,
          'renunci\\w*|no podra',
          'arbitraje|recurrir a (?:los )?tribunales|acudir a (?:la justicia|los tribunales)|demandar|accionar|mediacion',
        ),
      ],
      none: [
        MUTUAL_ES,
        /renuncia\w* (a|de) (su|todo) fuero|recurso de (apelacion|casacion)|primera instancia|previo a|antes de|buena fe entre/,
      ],
      balanced:
        'Toda controversia se someterá a {{tribunal o árbitro designado por un tercero}}, sin perjuicio de los recursos legales.',
      ask: '¿Acepta que decida un tercero imparcial?',
      hit: 'Toda controversia será resuelta por el gerente general de la empresa.',
      miss: ['Toda controversia será resuelta por los tribunales de Santiago.'],
    },
    en: {
      any: [
        near(
          80,
          '(?:may|shall|will|agrees?)(?: \\w+){0,3} not|waives?|no right to|gives? up',
          '(?:to )?(?:refer|bring|start|commence|take|submit)?\\b.{0,40}(?:adjudicat\\w+|court (?:proceedings|action)|proceedings|tribunal|litigation|any action)',
        ),
        near(
          100,
          'disputes?|differences?|claims?',
          '(?:decided|resolved|determined|settled)',
          String.raw`by the (?:\w+ )?(?:manager|director|board|chair\w*|managing|employer|company|lender|landlord|contractor)\b`,
        ),
      ],
      none: [MUTUAL_EN, /jury|class|before (first|attempting)|until|other than/],
      balanced:
        'Any dispute goes to {{a court or an arbitrator named by a third party}}; statutory rights to adjudication stay.',
      ask: 'Will you let an independent third party decide?',
      hit: 'The Sub-Contractor shall not refer any dispute to adjudication.',
      miss: ['Either party may refer a dispute to adjudication.'],
    },
  },
]);
