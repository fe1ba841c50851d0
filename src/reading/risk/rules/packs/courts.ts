import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { MUTUAL_EN, MUTUAL_ES } from './english.ts';

/** Who decides, where, and who is heard. */
export const courts = mirrored([
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
  {
    id: 'served-in-advance',
    area: 'waivers',
    level: 'high',
    kinds: 'any',
    title: { es: 'Notificado de antemano', en: 'Served in advance' },
    why: {
      es: 'Se priva a una parte de saber del juicio y defenderse.',
      en: 'A side is kept from knowing of the claim and defending itself.',
    },
    action: {
      es: 'Eliminarlo: la notificación se hace como manda la ley.',
      en: 'Remove it: service is made as the law says.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1462',
      quotation: 'Hay un objeto ilícito en todo lo que contraviene al derecho público chileno',
    },
    es: {
      any: [
        near(
          80,
          'se da\\w* por (?:expresamente )?(?:notificad|requerid)\\w*',
          'desde (?:ya|ahora)|demanda|anticipadamente|requerid\\w*',
        ),
        near(60, 'renunci\\w*(?: \\w+)? (?:al?|a ser|a la)', 'notificad\\w*|notificacion|emplaza\\w*'),
        near(
          80,
          '(?:tendr|entender|reputar)\\w* (?:por )?(?:\\w+ )?(?:notificad|emplazad|requerid)\\w*',
          'con el solo|por el solo|desde ya|correo',
        ),
      ],
      none: [/cesion/],
      balanced:
        'Toda demanda se notificará a {{la parte}} en su domicilio de {{dirección}}, en la forma que establece la ley.',
      ask: '¿Acepta que las demandas se notifiquen como establece la ley?',
      hit: 'El deudor se da por notificado desde ya de toda demanda.',
      miss: ['El deudor se da por notificado de la cesión.'],
    },
    en: {
      any: [
        near(50, 'waives?', '(?:personal )?(?:service|notice) of (?:process|any claim|suit|proceedings)|deemed served'),
      ],
      balanced: 'Any claim is served on {{the party}} at {{address}} as the law provides.',
      ask: 'Will you accept service as the law provides?',
      hit: 'The Borrower waives service of process.',
      miss: ['Service of process is made at the address above.'],
    },
  },
]);
