import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';

const PROMISE_TIME = {
  law: 'codigo_civil',
  article: '1554',
  quotation: 'Que la promesa contenga un plazo o condición que fije la época de la celebración del contrato',
} as const;
const PROMISE_THING = {
  law: 'codigo_civil',
  article: '1554',
  quotation: 'Que en ella se especifique de tal manera el contrato prometido',
} as const;

/** What a promise of sale must have. */
export const promises = mirrored([
  {
    id: 'performs-at-will',
    area: 'formalities',
    level: 'critical',
    kinds: 'any',
    except: ['terms', 'employment'],
    violates: true,
    bears: 'weak',
    yields: ['es-mere-will'],
    title: { es: 'Quien se obliga decide si cumple', en: 'Who is bound decides whether to perform' },
    why: {
      es: 'Si cumplir depende de la sola voluntad de quien se obliga, no hay obligación.',
      en: 'Where performance depends on the will of who is bound, there is no obligation.',
    },
    action: {
      es: 'Reemplazarla por un plazo o una condición objetiva.',
      en: 'Replace it by a date or an objective condition.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1478',
      quotation:
        'Son nulas las obligaciones contraídas bajo una condición potestativa que consista en la mera voluntad de la persona que se obliga',
    },
    es: {
      any: [
        near(
          70,
          'se reserva|conserva|mantiene|podra',
          String.raw`(?:no|abstenerse de|negarse a) (?:vender|comprar|celebrar|cumplir|firmar|entregar|suscribir|arrendar)`,
        ),
        near(
          80,
          String.raw`(?:promete|se obliga|pagara|vendera|entregara|comprara|cumplira)\w*`,
          String.raw`si (?:asi )?(?:lo )?(?:estima|quiere|decide|desea|considera|le parece|le conviene)\w*|a su sola voluntad|(?:cuando|si) (?:lo )?(?:estime|quiera|desee|decida) \w+`,
        ),
      ],
      none: [/restitu|devolv|garantia|no podra/],
      balanced:
        '{{La parte}} se obliga a {{prestación}} a más tardar el {{fecha}}, cumplida la condición de {{condición objetiva}}.',
      ask: '¿Acepta obligarse en una fecha cierta, sin reservas?',
      hit: 'El vendedor promete vender, si lo estima conveniente, el inmueble.',
      miss: ['El vendedor promete vender el inmueble el 1 de marzo.'],
    },
    en: {
      any: [
        near(
          80,
          String.raw`(?:agrees|undertakes|promises|shall|will)(?: to)? (?:sell|pay|deliver|complete|transfer)`,
          String.raw`if (?:it|he|she|they) (?:so )?(?:wish|choose|decide|see|think|deem)\w*|at its (?:sole )?option|if it considers`,
        ),
      ],
      none: [/may not/],
      balanced: '{{The party}} shall {{perform}} by {{date}}, subject only to {{objective condition}}.',
      ask: 'Will you be bound by a fixed date, with no reservation?',
      hit: 'The Seller agrees to sell if it so wishes.',
      miss: ['The Seller agrees to sell the house on 1 March.'],
    },
  },
  {
    id: 'promise-no-time',
    area: 'sale',
    level: 'critical',
    kinds: ['promise', 'sale'],
    violates: true,
    bears: 'both',
    title: { es: 'Promesa sin época para el contrato', en: 'No date for completion' },
    why: {
      es: 'Sin plazo ni condición que fije la época, la promesa no produce obligación alguna.',
      en: 'Without a date or a condition that sets one, there is nothing to enforce.',
    },
    action: {
      es: 'Fijar una fecha o una condición con fecha límite.',
      en: 'Set a date, or a condition with a long-stop date.',
    },
    basis: PROMISE_TIME,
    es: {
      any: [
        near(
          140,
          'contrato (?:definitivo|prometido)|escritura|compraventa',
          String.raw`cuando (?:las partes|ambas)|sin (?:sujecion a )?plazo|fecha (?:que|por) (?:se )?(?:acord|conv|defin)\w*|en (?:la )?(?:oportunidad|fecha) que|de comun acuerdo (?:fij|acuerd)\w*|a convenir|por definir|indefinid\w*|en su (?:oportunidad|momento)|oportunamente|a su debido tiempo|mas adelante`,
        ),
      ],
      balanced:
        'El contrato prometido se celebrará a más tardar el {{fecha}} en la notaría {{notaría}}. Si una condición pendiente no se cumple antes del {{fecha límite}}, cualquiera de las partes podrá desistirse y se restituirá lo pagado, reajustado, dentro de {{diez}} días.',
      ask: '¿Qué fecha cierta acepta para firmar la escritura?',
      hit: 'La escritura se firmará cuando las partes lo acuerden.',
      miss: ['La escritura se firmará dentro de sesenta días.'],
    },
    en: {
      any: [
        near(
          100,
          'completion|closing|definitive agreement|transfer',
          String.raw`(?:date|time) to be agreed|to be (?:agreed|determined|decided)|at a later (?:time|date)|when the parties|indefinite\w*`,
        ),
      ],
      balanced:
        'Completion takes place on or before {{date}}. If a condition is not met by {{long-stop date}}, either party may withdraw and the deposit is returned within {{ten}} days.',
      ask: 'What fixed date will you accept for completion?',
      hit: 'Completion takes place on a date to be agreed.',
      miss: ['Completion takes place on 1 June 2026.'],
    },
  },
  {
    id: 'object-open',
    area: 'sale',
    level: 'critical',
    kinds: ['promise', 'sale'],
    violates: true,
    title: { es: 'Cosa sin determinar', en: 'Thing not determined' },
    why: {
      es: 'La cosa la elige después una parte: la promesa debe especificar el contrato de modo que solo falte la entrega o la solemnidad.',
      en: 'One side picks the thing later: what is sold must be known.',
    },
    action: {
      es: 'Identificar la unidad, su superficie, plano y rol.',
      en: 'Identify the unit, its area and its plan.',
    },
    basis: PROMISE_THING,
    es: {
      any: [
        near(
          120,
          String.raw`(?:deja|queda|difier|posterga|reserva)\w*`,
          String.raw`determinacion|individualizacion|eleccion|identificacion|asignacion`,
          'lote|unidad|departamento|inmueble|parcela|sitio|casa|terreno|bien',
        ),
        near(
          160,
          'unidad|departamento|inmueble|lote|parcela|bien|producto|casa',
          String.raw`(?:sera|seran) (?:asignad|determinad|elegid|definid|escogid|individualizad)\w*|que (?:se )?(?:asign|determin|defin|eli[gj])\w*`,
          'por (?:la|el)|vendedor\\w*|inmobiliaria|posteriormente|una vez',
        ),
      ],
      none: [/deslindes son|peritos/],
      balanced:
        'Se promete vender {{la unidad N°}}, de {{superficie}} metros cuadrados útiles, piso {{piso}}, orientación {{orientación}}, con estacionamiento {{N°}} y bodega {{N°}}, según el plano que firmado por las partes se agrega como anexo.',
      ask: '¿Qué unidad, superficie y plano se comprometen?',
      hit: 'Se promete vender un departamento que será asignado por la inmobiliaria.',
      miss: ['Se promete vender el departamento 504.'],
    },
    en: {
      any: [
        near(
          120,
          'unit|lot|property|goods|apartment|house',
          String.raw`(?:to be|shall be|will be) (?:allocated|assigned|selected|chosen|determined|designated)`,
          'by the (?:seller|developer|vendor)|later',
        ),
      ],
      balanced: 'The property is {{unit}}, of {{area}}, as shown on the plan signed by the parties and attached.',
      ask: 'Which unit, area and plan do you commit to?',
      hit: 'A unit to be allocated by the Developer.',
      miss: ['The property is Flat 9, as shown on the plan.'],
    },
  },
  {
    id: 'price-open',
    area: 'sale',
    level: 'critical',
    kinds: ['promise', 'sale'],
    title: { es: 'El precio lo fija una parte', en: 'One side sets the price' },
    why: {
      es: 'El precio no puede quedar al arbitrio de una de las partes.',
      en: 'A price that one side sets later is no price.',
    },
    action: {
      es: 'Fijar el precio o la forma objetiva de determinarlo.',
      en: 'Set the price or an objective way to find it.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1809',
      quotation: 'No podrá dejarse el precio al arbitrio de uno de los contratantes.',
    },
    yields: ['en-change-at-will', 'es-change-at-will'],
    es: {
      any: [
        near(
          110,
          'precio|saldo',
          String.raw`(?:que|segun)\b.{0,30}(?:fije|determine|estime|señale|indique)\w*`,
          'vendedor\\w*|comprador\\w*|inmobiliaria|una de las partes',
        ),
      ],
      none: [/perito|tasador|tercero/],
      balanced: 'El precio es la suma única y fija de {{monto}} unidades de fomento.',
      ask: '¿Acepta un precio fijo?',
      hit: 'El precio será el que determine la vendedora.',
      miss: ['El precio es de 4.000 UF.'],
    },
    en: {
      any: [
        near(
          70,
          'price',
          String.raw`(?:determined|fixed|set|decided) by the (?:seller|vendor|purchaser|buyer)|(?:seller|vendor|buyer|purchaser) (?:shall|may) (?:determine|fix|set|decide)`,
        ),
      ],
      none: [/valuer|independent/],
      balanced: 'The price is the fixed sum of {{amount}}.',
      ask: 'Will you accept a fixed price?',
      hit: 'The price shall be such sum as the Seller shall determine.',
      miss: ['The price is USD 300,000.'],
    },
  },
]);
