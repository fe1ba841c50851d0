import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';

const LAW_RIGHTS = String.raw`(?:todos? (?:los|sus) )?derechos?(?: y (?:plazos|acciones))?\b.{0,60}\b(?:ley|legal\w*|codigo|confiere|favorec\w*)`;

/** Rights that are given away in advance. */
export const waived = mirrored([
  {
    id: 'waived-by-law',
    area: 'waivers',
    level: 'critical',
    kinds: 'any',
    except: ['settlement', 'employment'],
    byKind: {
      lease: { basis: { law: 'ley_18101_arriendo', article: '19', quotation: '' } },
      terms: {
        basis: {
          law: 'ley_19496_consumidor',
          article: '4',
          quotation: 'son irrenunciables anticipadamente por los consumidores',
        },
      },
    },
    violates: true,
    yields: ['es-lease-waiver', 'es-consumer-waiver', 'es-exempt-fraud', 'en-exempt-fraud'],
    title: { es: 'Renuncia a derechos que la ley protege', en: 'Waiver of rights that the law protects' },
    why: {
      es: 'Se renuncia de antemano a derechos que no miran solo al interés de quien renuncia, o a toda defensa: esa renuncia no vale.',
      en: 'Rights of public policy, or every defence, are given away in advance: such a waiver does not stand.',
    },
    action: { es: 'Eliminar la renuncia.', en: 'Remove the waiver.' },
    basis: {
      law: 'codigo_civil',
      article: '12',
      quotation: 'con tal que sólo miren al interés individual del renunciante, y que no esté prohibida su renuncia',
    },
    es: {
      any: [
        near(90, 'renunci\\w*', LAW_RIGHTS),
        near(
          90,
          'renunci\\w*',
          String.raw`(?:a )?(?:opon\w+|interponer|deducir|alegar) (?:\w+ ){0,2}(?:excepcion|defensa|recurso|accion|prescripcion|nulidad)\w*`,
        ),
        near(
          60,
          'renunci\\w*',
          String.raw`(?:al?|la|el|los) ?(?:derecho (?:de|a) )?(?:retracto|retiro|garantia legal|dolo|prescripcion|lesion|fuero|nulidad|(?:debido|justo) proceso)`,
        ),
      ],
      none: [
        /no (se )?(entendera|importa|constituye|implica)\w* renuncia|\bno renunci|beneficio de excusion|fuero de su domicilio/,
      ],
      balanced:
        'Nada de lo pactado priva a {{la parte}} de los derechos, acciones, plazos y excepciones que la ley le reconoce.',
      ask: '¿Acepta eliminar la renuncia, que de todos modos no valdría?',
      hit: 'El arrendatario renuncia a los derechos que le confiere la ley.',
      miss: ['La demora en exigir el pago no importará renuncia a los derechos que confiere la ley.'],
    },
    en: {
      any: [
        near(
          90,
          'waives?|relinquish\\w*|gives? up|renounces?',
          String.raw`(?:(?:all|any|every|the|its|their|his|her) (?:\w+ ){0,3}(?:rights?|remed\w+|protections?)|statutory \w+)\b.{0,60}(?:legislation|statute|law|act\b|statutory|hearing|withdrawal)`,
        ),
        near(
          80,
          'waives?',
          String.raw`(?:all )?(?:defen[cs]es|(?:the )?statutes? of limitations?|(?:the |its |their )?(?:right (?:of|to) )?(?:withdrawal|the statutory|statutory|consumer)|any claim for fraud)`,
        ),
        near(
          60,
          'waives?',
          String.raw`(?:any |all |the |its |their )*rights? (?:to|of) (?:seek|sue|hearing|court|dissolution|accounting|due process)`,
        ),
      ],
      none: [/no (waiver|failure)|not (be deemed )?(a )?waive|jury|immunity|subrogation/],
      balanced:
        'Nothing in this Agreement takes from {{the party}} any right, remedy, time limit or defence that the law gives it.',
      ask: 'Will you remove the waiver, which would not stand in any case?',
      hit: 'The Tenant waives all rights under housing legislation.',
      miss: ['No failure to act shall be deemed a waiver of any rights under law.'],
    },
  },
  {
    id: 'short-claims',
    area: 'waivers',
    level: 'high',
    kinds: 'any',
    byKind: {
      terms: {
        level: 'critical',
        basis: {
          law: 'ley_19496_consumidor',
          article: '4',
          quotation: 'son irrenunciables anticipadamente por los consumidores',
        },
      },
    },
    title: { es: 'Plazo muy breve para reclamar', en: 'Very short time to claim' },
    why: {
      es: 'Pasados pocos días se pierde un derecho para el que la ley da más tiempo.',
      en: 'After a few days a right is lost for which the law gives longer.',
    },
    action: { es: 'Remitirse a los plazos legales.', en: 'Leave it to the periods of the law.' },
    basis: {
      law: 'codigo_civil',
      article: '12',
      quotation: 'con tal que sólo miren al interés individual del renunciante, y que no esté prohibida su renuncia',
    },
    es: {
      any: [
        near(
          110,
          'reclam\\w*|accion\\w*|defectos?|objecion\\w*',
          String.raw`dentro de(?:l plazo de)? (?:las )?(?:24|48|72|[1-9]|[1-3]\d|un|dos|tres|cinco|siete|diez|quince|treinta|veinticuatro|cuarenta y ocho)\b.{0,20}(?:horas|dias)`,
          String.raw`(?:se )?(?:entendera\w* (?:renunciad|caducad|extinguid)|perder|caducar|precluir|no (?:podra|procedera|se aceptara|habra))\w*`,
        ),
      ],
      none: [/informe|entregable|rendicion/],
      balanced: 'Las acciones y reclamos de {{la parte}} se sujetarán a los plazos que establece la ley.',
      ask: '¿Acepta remitirse a los plazos legales para reclamar?',
      hit: 'Todo reclamo deberá hacerse dentro de cinco días; después se entenderá renunciado.',
      miss: ['Los reclamos se responderán dentro de diez días hábiles.'],
    },
    en: {
      any: [
        near(
          70,
          'claims?|actions?|defects?|suit|proceedings?',
          String.raw`(?:brought|filed|made|reported|notified|commenced) within (?:24|48|72|[1-9]|[1-6]\d|ten|thirty|sixty|fifteen|seven|five|three)\b.{0,12}(?:hours|days)`,
          'barred|waived|no claim|lost|forfeited|not be',
        ),
      ],
      balanced: 'Claims under this Agreement may be brought within the periods that the law provides.',
      ask: 'Will you leave the time to claim to the law?',
      hit: 'Any claim must be brought within 30 days or it is barred.',
      miss: ['Claims for payment are answered within thirty days.'],
    },
  },
  {
    id: 'forbids-reporting',
    area: 'confidentiality',
    level: 'critical',
    kinds: 'any',
    violates: true,
    bears: 'weak',
    title: {
      es: 'Secreto que impide denunciar o cumplir una orden',
      en: 'Secrecy that forbids to report or to obey an order',
    },
    why: {
      es: 'Nadie puede obligarse a callar ante una autoridad, ni a desobedecer a un tribunal: tiene objeto ilícito.',
      en: 'No one may be bound to keep silent before an authority or to disobey a court.',
    },
    action: {
      es: 'Exceptuar las denuncias, las declaraciones y las órdenes de autoridad.',
      en: 'Carve out reports, testimony and orders of authorities.',
    },
    basis: { law: 'codigo_civil', article: '1466', quotation: 'generalmente en todo contrato prohibido por las leyes' },
    es: {
      any: [
        near(
          120,
          String.raw`no (?:lo |la |las |los |se )?(?:contar|dir|informar|revelar|comunicar|denunciar|declarar|mencionar)a\w*|callara|guardara silencio|jamas`,
          String.raw`(?:a|ante) (?:la |el |los |las |una? |ningun\w* )?(?:superintendencia|fiscaliz\w*|autoridad\w*|tribunal\w*|inspeccion|juez|jueces|policia|ministerio|fiscal\w*|sernac)`,
        ),
        near(
          200,
          String.raw`no podra\w*|no debera\w*|se obliga\w* a no|prohib\w*|abstendra\w*|en ningun caso`,
          String.raw`ni (?:aun|siquiera)|aun(?:que| cuando)|denunci\w*|incluso|incluid\w*`,
          String.raw`autoridad\w*|tribunal\w*|inspeccion|fiscal\w*|delito\w*|ministerio publico|superintendencia|policia`,
        ),
        near(
          80,
          'no (?:podra|debera|denunci|declar)\\w*|renuncia\\w* a|se obliga\\w* a no',
          String.raw`(?:denunci|declar|reclam|recurr)\w*`,
          'autoridad\\w*|tribunal\\w*|inspeccion|sernac|servicio nacional|delito\\w*',
        ),
      ],
      all: [/divulg|revel|entreg|comunic|denunci|inform|declar|confiden|contara|dira|callar|silencio/],
      none: [/salvo|excepto|a menos que|exceptu|sin perjuicio/],
      balanced:
        'La reserva no impide denunciar hechos que puedan ser delito o infracción, declarar ante tribunales, ni entregar lo que ordene una autoridad competente; en tal caso se avisará a {{la otra parte}}, si la ley lo permite, y se entregará solo lo exigido.',
      ask: '¿Acepta exceptuar las denuncias y las órdenes de autoridad?',
      hit: 'El prestador no podrá revelar la información, ni aun a requerimiento de la autoridad.',
      miss: ['No podrá revelar la información, salvo orden de autoridad competente.'],
    },
    en: {
      any: [
        near(
          80,
          String.raw`summons|subpoena|court order|order of (?:a|the|any) (?:court|judge|authority)|legal process`,
          String.raw`no (?:excuse|defen[cs]e|justification|exception)|(?:does|shall|will) not (?:excuse|justify|permit|allow|release)`,
        ),
        near(
          200,
          String.raw`(?:shall|may|will|must) not|no (?:\w+ )?(?:may|shall)|under any circumstances`,
          String.raw`including|even (?:if|to|when)|under any circumstances|report\w*|disclose to`,
          String.raw`(?:government\w*|public|regulatory) (?:agenc|authorit|bod)\w*|regulators?|law enforcement|authorit(?:y|ies)|court|required by law|police`,
        ),
      ],
      all: [/disclos|report|reveal|complain|testif|communicat|speak|tell|excuse/],
      none: [/except|unless|other than|save (as|where|to)|provided that|nothing (in|herein)|announce/],
      balanced:
        'Nothing in this Agreement prevents anyone from reporting a suspected breach of law, giving evidence, or disclosing what a court or authority orders; {{the other party}} is then told first, where the law allows, and only what is required is disclosed.',
      ask: 'Will you carve out reports to authorities and orders of courts?',
      hit: 'The Employee shall not disclose information to anyone, including any government agency.',
      miss: ['The Recipient shall not disclose the information, except as required by a court.'],
    },
  },
]);
