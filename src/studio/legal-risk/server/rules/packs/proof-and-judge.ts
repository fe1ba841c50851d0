import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { MUTUAL_EN, MUTUAL_ES } from './english.ts';

/** Who decides and what proves. */
export const proofAndJudge = mirrored([
  {
    id: 'chooses-judge',
    area: 'disputes',
    level: 'high',
    kinds: 'any',
    except: ['employment'],
    byKind: {
      terms: {
        level: 'critical',
        basis: {
          law: 'ley_19496_consumidor',
          article: '16',
          quotation: 'el consumidor podrá recusarlo sin necesidad de expresar causa',
        },
      },
    },
    title: { es: 'Una parte elige al juez o al árbitro', en: 'One side chooses the judge or the arbitrator' },
    why: {
      es: 'Quien resuelve no es elegido por ambas partes, y su imparcialidad queda en duda.',
      en: 'Who decides is not chosen by both sides, so that impartiality is in doubt.',
    },
    action: {
      es: 'Nombramiento de común acuerdo o por un centro de arbitraje.',
      en: 'Appointment by agreement or by an arbitration centre.',
    },
    basis: {
      law: 'codigo_organico_tribunales',
      article: '232',
      quotation:
        'El nombramiento de árbitros deberá hacerse con el consentimiento unánime de todas las partes interesadas',
    },
    yields: ['es-consumer-arbitration'],
    es: {
      any: [
        near(
          80,
          'arbitr(?:o|aje|ador)\\w*',
          String.raw`(?:design|nombr|elegid|eleg|escog|señal)\w*`,
          String.raw`(?:por )?(?:la|el) (?!partes|comun|camara|centro|justicia|juez|tribunal)\w+`,
        ),
        near(
          60,
          'decision|voto|determinacion',
          'del? (?:accionista|soci[oa]) (?:mayoritari|administrador)\\w*',
          'sera (?:final|definitiv|obligatori|vinculante)',
        ),
      ],
      none: [
        MUTUAL_ES,
        /camara de comercio|centro de (arbitraje|mediacion)|justicia ordinaria|en subsidio|a falta de acuerdo/,
      ],
      balanced:
        'Toda dificultad será resuelta por un árbitro mixto nombrado de común acuerdo o, a falta de este, por {{el Centro de Arbitraje y Mediación de la Cámara de Comercio de Santiago}} conforme a su reglamento. Procederán los recursos que la ley concede.',
      favourable: 'Toda dificultad será conocida por los tribunales ordinarios del domicilio de {{la parte afectada}}.',
      ask: '¿Acepta que el árbitro se nombre de común acuerdo o por un centro de arbitraje?',
      hit: 'Las controversias serán resueltas por un árbitro designado por la vendedora.',
      miss: [
        'Las controversias serán resueltas por un árbitro designado de común acuerdo por las partes.',
        'Resolverá un árbitro nombrado por el Centro de Arbitraje y Mediación.',
      ],
    },
    en: {
      any: [
        near(
          50,
          'arbitrat\\w+|courts?|tribunal|forum|jurisdiction',
          String.raw`(?:chosen|appointed|selected|designated|nominated) by (?:us|the (?!parties|american|international|court|president|icc|aaa)\w+)`,
        ),
        near(
          60,
          String.raw`(?:\w+ alone may|may (?:alone )?|in its sole discretion) ?(?:choose|select|appoint|decide)`,
          'courts?|arbitrat\\w+|tribunal|forum|jurisdiction',
        ),
        near(60, 'decision of the \\w+', 'shall be final|is final'),
      ],
      none: [MUTUAL_EN, /decision of the (arbitrat|tribunal|expert|court)/],
      balanced:
        'Any dispute is settled by an arbitrator appointed by agreement of the parties or, failing agreement within {{thirty}} days, by {{an independent arbitration centre}} under its rules, seated in {{city}}.',
      ask: 'Will you agree that the arbitrator is appointed jointly or by an independent centre?',
      hit: 'Disputes are decided by an arbitrator appointed by the Seller.',
      miss: [
        'Disputes are decided by arbitrators appointed by the American Arbitration Association.',
        'The courts of England have jurisdiction.',
      ],
    },
  },
  {
    id: 'own-records-prove',
    area: 'waivers',
    level: 'high',
    kinds: 'any',
    byKind: {
      terms: {
        level: 'critical',
        basis: {
          law: 'ley_19496_consumidor',
          article: '16',
          quotation: 'Inviertan la carga de la prueba en perjuicio del consumidor',
        },
      },
    },
    yields: ['es-consumer-proof'],
    title: { es: 'Los registros de una parte hacen plena prueba', en: 'One side’s records are conclusive' },
    why: {
      es: 'Quien afirma la deuda o el defecto no tiene que probarlo.',
      en: 'Who claims a debt or denies a defect need not prove it.',
    },
    action: {
      es: 'Admitir toda prueba en contrario y dejar la carga donde la pone la ley.',
      en: 'Admit evidence to the contrary and leave the burden where the law puts it.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1698',
      quotation: 'extinción al que alega aquéllas o ésta',
    },
    es: {
      any: [
        near(
          80,
          'registros?|libros|liquidacion\\w*|certificad\\w*|sistemas?|antecedentes',
          String.raw`(?:plena|suficiente|unica|irrefutable) prueba|(?:haran|hara|constitu\w+) (?:plena )?(?:prueba|fe)|no (?:podra\w* )?(?:ser )?(?:objet|impugn|discut)\w*`,
        ),
        near(
          60,
          'correspondera|sera de cargo|debera',
          '(?:al|el) (?:cliente|consumidor|socio|usuario|comprador)',
          'probar|acreditar',
        ),
      ],
      none: [/salvo prueba en contrario|admitira\w* prueba/],
      balanced:
        'Los registros de {{la parte}} se considerarán un antecedente más, que {{la otra parte}} podrá objetar con cualquier medio de prueba. La carga de la prueba será la que establece la ley.',
      ask: '¿Acepta que sus registros admitan prueba en contrario?',
      hit: 'Los registros de la empresa harán plena prueba de la deuda.',
      miss: ['Los registros de la empresa servirán de antecedente, salvo prueba en contrario.'],
    },
    en: {
      any: [
        near(40, 'records?|books|statements?|certificates?|accounts', 'conclusive|final and binding|irrefutable'),
        near(
          40,
          String.raw`(?:it is for|burden (?:of proof )?(?:is|shall be|lies|rests) on|shall bear the burden)`,
          'customer|consumer|user|client|buyer|you\\b',
          'prov\\w+',
        ),
      ],
      none: [/manifest error|rebuttable|evidence to the contrary/],
      balanced:
        'The records of {{the party}} are evidence that {{the other party}} may rebut by any means. The burden of proof is that of the law.',
      ask: 'Will you accept evidence against your own records?',
      hit: 'The lender’s records shall be conclusive evidence of the amount due.',
      miss: ['The records are evidence, save manifest error.'],
    },
  },
  {
    id: 'blanks-filled',
    area: 'formalities',
    level: 'high',
    kinds: 'any',
    yields: ['es-mandate-notes'],
    byKind: {
      terms: {
        level: 'critical',
        basis: {
          law: 'ley_19496_consumidor',
          article: '16',
          quotation:
            'Incluyan espacios en blanco, que no hayan sido llenados o inutilizados antes de que se suscriba el contrato',
        },
      },
      employment: {
        level: 'critical',
        basis: {
          law: 'codigo_trabajo',
          article: '177',
          quotation: 'El finiquito, la renuncia y el mutuo acuerdo deberán constar por escrito.',
        },
      },
    },
    title: { es: 'Documento firmado en blanco', en: 'Document signed in blank' },
    why: {
      es: 'Una parte podrá llenar después lo que la otra ya firmó.',
      en: 'One side may fill in later what the other has already signed.',
    },
    action: { es: 'Eliminarlo: no firmar con espacios por llenar.', en: 'Remove it: sign nothing with blanks.' },
    basis: {
      law: 'ley_18092_letra_pagare',
      article: '11',
      quotation: 'sujetándose en todo ello a las instrucciones que haya recibido de los obligados al pago',
    },
    es: {
      any: [
        near(80, 'llenar|completar|rellenar', '(?:espacios?|documentos?|pagares?|fechas?|montos?)? ?en blanco'),
        near(
          60,
          'firma\\w*|suscrib\\w*|entrega\\w*',
          '(?:finiquito|renuncia|pagares?|letra|documento|carta)\\b.{0,40}en blanco|sin fecha',
        ),
      ],
      none: [/no existen espacios|inutiliz|\bno se (firm|suscrib)|se prohibe/],
      balanced:
        'Este contrato no contiene espacios por llenar. Todo documento que se suscriba en relación con él indicará al firmarse su monto, su fecha y su vencimiento: {{monto}}, {{fecha}}, {{vencimiento}}.',
      ask: '¿Acepta eliminar la autorización para llenar espacios y todo documento firmado en blanco?',
      hit: 'El deudor autoriza a llenar los espacios en blanco del pagaré.',
      miss: ['No existen espacios en blanco en este contrato.'],
    },
    en: {
      any: [
        near(60, 'fill(?:s|ed)? in|complete', 'blanks?|blank spaces?'),
        near(60, 'signs?|signed|executes?|delivers?', '(?:release|note|resignation|document)s? in blank|undated'),
      ],
      balanced:
        'This Agreement has no blanks. Every document signed under it states its amount, date and maturity when it is signed: {{amount}}, {{date}}, {{maturity}}.',
      ask: 'Will you remove the authority to fill in blanks?',
      hit: 'The Borrower authorizes the Lender to fill in any blanks of the note.',
      miss: ['This Agreement contains no blank spaces and nothing is left open.'],
    },
  },
  {
    id: 'home-court-lost',
    area: 'disputes',
    level: 'critical',
    kinds: ['terms'],
    title: { es: 'El consumidor pierde su tribunal', en: 'The consumer loses the home court' },
    why: {
      es: 'Reclamar lejos o en otro país cuesta más que lo reclamado.',
      en: 'To claim far away or abroad costs more than the claim is worth.',
    },
    action: {
      es: 'Reconocer el tribunal del domicilio del consumidor.',
      en: 'Recognise the courts of the consumer’s domicile.',
    },
    en: {
      any: [
        near(80, 'waives?', String.raw`(?:the )?(?:courts?|jurisdiction|venue|forum)`),
        near(80, 'exclusive jurisdiction', 'courts? of'),
      ],
      none: [/your (country|state|place) of residence|where you (live|reside)|non-exclusive/],
      balanced:
        'The customer may sue in the courts of its domicile or in those of {{the seller}}, and may be sued only in the former.',
      ask: 'Will you accept the courts of the customer’s domicile?',
      hit: 'The Customer submits to the exclusive jurisdiction of the courts of Delaware.',
      miss: ['You may sue in the courts of the place where you live.'],
    },
  },
]);
