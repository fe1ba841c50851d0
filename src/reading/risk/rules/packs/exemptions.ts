import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { GRAVE_EN, MUTUAL_EN, MUTUAL_ES, NOT_LIABLE_EN } from './english.ts';

const FUTURE_FRAUD = {
  law: 'codigo_civil',
  article: '1465',
  quotation: 'La condonación del dolo futuro no vale',
} as const;
const CONSUMER_16E = {
  law: 'ley_19496_consumidor',
  article: '16',
  quotation: 'Contengan limitaciones absolutas de responsabilidad frente al consumidor',
} as const;
const NOT_LIABLE = String.raw`no (?:sera|es|se (?:hace|hara)|tendra|asum\w+|le (?:cabe|cabra)|respond\w+|quedara)[a-z]*(?: en (?:ningun )?caso(?: alguno)?)?(?: \w+){0,2}|quedan? (?:liberad|eximid|exenta?)\w*|exim\w* de (?:toda )?responsabilidad|sin responsabilidad`;

/** Harm that a side does not answer for. */
export const exemptions = mirrored([
  {
    id: 'exempt-fraud',
    area: 'liability',
    level: 'critical',
    kinds: 'any',
    title: { es: 'Exención que alcanza el dolo o la culpa grave', en: 'Exemption that reaches fraud or gross fault' },
    why: {
      es: 'Nadie puede eximirse de antemano de su dolo, ni de la culpa que se le iguala.',
      en: 'No one may be freed in advance of their own fraud or wilful harm.',
    },
    action: {
      es: 'Exceptuar dolo y culpa grave de toda limitación.',
      en: 'Carve fraud, wilful misconduct and gross negligence out of every limit.',
    },
    basis: FUTURE_FRAUD,
    en: {
      any: [
        near(
          120,
          NOT_LIABLE_EN,
          String.raw`(?:though|although|even if|even though|while)?\b.{0,20}\b(?:knew|knows|known to be|aware)`,
        ),
        near(160, NOT_LIABLE_EN, GRAVE_EN),
        near(
          120,
          'waives?|releases?',
          '(?:any )?(?:claims?|actions?|liabilit\\w+)',
          String.raw`(?:for |of |from )?(?:the )?(?:${GRAVE_EN})`,
        ),
      ],
      none: [
        /(except|other than|save|excluding|unless|but not|does not (apply|limit|exclude)|nothing in)[^.]{0,120}(fraud|wil+ful|gross|deliberate|intentional)/,
        /(will|shall) not (intentionally|knowingly|wil+fully|fraudulently|deliberately)/,
      ],
      balanced:
        '{{The party}} is liable for the direct loss caused by its breach or negligence, up to {{amount or multiple of the fees}}. Nothing in this Agreement limits liability for fraud, wilful misconduct, gross negligence, death or personal injury.',
      ask: 'Will you carve fraud, wilful misconduct and gross negligence out of the exemption?',
      hit: 'The Supplier shall not be liable for any loss, including loss caused by its gross negligence.',
      miss: ['The Supplier shall not be liable for indirect loss, except in case of fraud.'],
    },
  },
  {
    id: 'exempt-all',
    area: 'liability',
    level: 'high',
    kinds: 'any',
    except: ['settlement'],
    byKind: {
      terms: { level: 'critical', basis: CONSUMER_16E },
      employment: {
        level: 'critical',
        basis: {
          law: 'codigo_trabajo',
          article: '184',
          quotation: 'medidas necesarias para proteger eficazmente la vida y',
        },
      },
    },
    yields: ['es-work-waiver', 'es-work-rights-waived', 'es-consumer-liability'],
    title: { es: 'Una parte no responde de nada', en: 'One side answers for nothing' },
    why: {
      es: 'Quien sufre el daño lo soporta entero, aunque venga de culpa ajena.',
      en: 'Who suffers the harm bears it whole, though it comes from another’s fault.',
    },
    action: {
      es: 'Dejar que cada parte responda de su culpa, con un tope para los daños indirectos.',
      en: 'Let each side answer for its fault, with a cap for indirect loss.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1547',
      quotation:
        'El deudor no es responsable sino de la culpa lata en los contratos que por su naturaleza sólo son útiles al acreedor',
    },
    es: {
      any: [
        near(
          120,
          NOT_LIABLE,
          String.raw`(?:dañ|perjuicio|accidente|lesion|robo|hurto|atraso|retraso|perdida|falla|defecto|siniestro)\w*`,
          String.raw`cualquiera|alguno|de ningun|ni aun|aun(?:que| cuando)|todos?|en caso alguno`,
        ),
        near(
          120,
          NOT_LIABLE,
          'en (?:ningun caso|caso alguno)|de ningun|alguno?a?\\b|cualquiera',
          String.raw`(?:dañ|perjuicio|accidente|lesion|robo|hurto|atraso|retraso|perdida|falla|defecto)\w*`,
        ),
        near(100, NOT_LIABLE, String.raw`(?:los )?accidentes|lesiones`),
        near(60, 'renuncia\\w*', 'a (?:toda|cualquier) indemnizacion'),
      ],
      none: [MUTUAL_ES, /fuerza mayor|caso fortuito|salvo (dolo|culpa)|indirect|lucro cesante|\bexcepto|a menos que/],
      balanced:
        'Cada parte responderá de los perjuicios directos que cause por su culpa o dolo, hasta {{monto o tope}}. El tope no se aplicará al dolo, la culpa grave ni las lesiones a personas.',
      ask: '¿Acepta responder de los perjuicios directos que cause por su culpa?',
      hit: 'La empresa no será responsable de daño alguno, cualquiera sea su causa.',
      miss: ['Ninguna de las partes será responsable del retraso por fuerza mayor.'],
    },
    en: {
      any: [
        near(
          80,
          NOT_LIABLE_EN,
          String.raw`(?:any|all|whatsoever|whatever|every)\b.{0,60}(?:loss|damage|injur|death|delay|act|omission|claim|misuse|defect)\w*`,
        ),
        near(
          80,
          NOT_LIABLE_EN,
          '(?:loss|damage|injury|delay|misuse)\\w*',
          'whatsoever|whatever|regardless|any cause|however',
        ),
      ],
      none: [
        MUTUAL_EN,
        /indirect|consequential|incidental|punitive|special damages|beyond its (reasonable )?control|except|other than|force majeure|third[- ]part|to the extent|exceed|solely/,
      ],
      balanced:
        'Each party is liable for the direct loss that its negligence or breach causes, up to {{amount}}. The cap does not apply to fraud, wilful misconduct, gross negligence or personal injury.',
      ask: 'Will you answer for the direct loss that your own negligence causes?',
      hit: 'The Landlord accepts no responsibility for any loss or damage, whatever its cause.',
      miss: [
        'Neither party is liable for any delay beyond its control.',
        'The Supplier is not liable for any indirect loss.',
      ],
    },
  },
  {
    id: 'answers-without-limit',
    area: 'liability',
    level: 'high',
    kinds: 'any',
    yields: ['es-work-deductions'],
    title: { es: 'Una parte responde de todo y sin límite', en: 'One side answers for everything, without limit' },
    why: {
      es: 'Responde aun sin culpa, de perjuicios imprevistos o ajenos, y sin tope.',
      en: 'It answers even without fault, for loss it could not foresee or that others cause, and with no cap.',
    },
    action: {
      es: 'Limitarlo a perjuicios directos por culpa propia, con tope y aviso.',
      en: 'Limit it to direct loss from its own fault, with a cap and notice of claims.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1558',
      quotation: 'sólo es responsable de los perjuicios que se previeron o pudieron preverse al tiempo del contrato',
    },
    es: {
      any: [
        near(
          140,
          String.raw`respond(?:era|e|eran)\b|sera responsable|indemnizara|mantendra indemne`,
          String.raw`sin (?:limite|limitacion|tope)|ilimitad\w*|aun por caso fortuito|aun(?:que| cuando) no (?:le sea|sea|medie)|cualquiera (?:que )?sea su (?:causa|origen)|imprevist\w*|con su patrimonio|sea o no imputable`,
        ),
        near(
          140,
          String.raw`asum(?:e|ira)\b`,
          String.raw`tod[oa]s? (?:los|las|el|la)? ?(?:riesgos?|responsabilidad\w*|perjuicios)`,
        ),
      ],
      none: [MUTUAL_ES, /hasta (un|el) (maximo|monto|tope)/],
      balanced:
        '{{La parte}} responderá de los perjuicios directos y previstos que cause por su culpa, con un tope equivalente a {{seis}} meses de {{precio}}. No responderá del caso fortuito ni de hechos de terceros.',
      ask: '¿Acepta un tope y que solo se responda por culpa propia?',
      hit: 'El contratista responderá sin límite de todo perjuicio, aun por caso fortuito.',
      miss: ['El contratista responderá de los perjuicios directos hasta un máximo de 500 UF.'],
    },
    en: {
      any: [
        near(
          160,
          'indemnif(?:y|ies)|hold (?:\\w+ )?harmless|shall be liable',
          String.raw`regardless of (?:fault|cause)|(?:own|its|our) negligence|caused by us|without limit|unlimited|whether or not (?:caused|due|arising|at fault)|even if (?:caused|not)|any (?:and all )?(?:kind|nature)`,
        ),
        near(60, 'assumes?', 'all (?:risks?|liabilit\\w+|responsibilit\\w+)'),
      ],
      none: [MUTUAL_EN, /except to the extent|up to (an aggregate|a maximum)|third[- ]party claim/],
      balanced:
        '{{The party}} shall indemnify {{the other party}} for direct loss caused by its own negligence or breach, up to {{amount}}, provided that it receives prompt notice of the claim and may defend it. It is not liable for what {{the other party}} or third parties cause.',
      ask: 'Will you limit the indemnity to the other side’s own fault, with a cap?',
      hit: 'The Contractor shall indemnify the Owner from all claims regardless of fault.',
      miss: ['Each party shall indemnify the other for its own negligence.'],
    },
  },
]);
