import { mirrored } from '../mirror.ts';
import { AT_WILL, CHANGE, MAY, near } from '../wording.ts';
import { AT_WILL_EN, MAY_EN, MUTUAL_EN, MUTUAL_ES } from './english.ts';

const CONSUMER_16A = {
  law: 'ley_19496_consumidor',
  article: '16',
  quotation:
    'la facultad de dejar sin efecto o modificar a su solo arbitrio el contrato o de suspender unilateralmente su ejecución',
} as const;
const WORK_5 = {
  law: 'codigo_trabajo',
  article: '5',
  quotation: 'irrenunciables, mientras subsista el contrato de trabajo',
} as const;
const AGREED = {
  law: 'codigo_civil',
  article: '1545',
  quotation: 'no puede ser invalidado sino por su consentimiento mutuo o por causas legales',
} as const;
const PRICES = String.raw`precios?|rentas?|tarifas?|canon|honorarios?|comision\w*|remuneracion\w*|sueldos?|cuotas?|gastos comunes|fondo de promocion|horarios?|condiciones|terminos|plan(?:es)?|contrato|clausulas?|alcance|servicios?`;
const THINGS_EN = String.raw`prices?|fees?|rents?|charges|rates?|salary|wages|terms?|agreement|scope|content|plan|conditions|duties|commission`;

/** What one side may change or stop alone. */
export const oneSided = mirrored([
  {
    id: 'change-at-will',
    area: 'payment',
    level: 'high',
    kinds: 'any',
    except: ['settlement'],
    byKind: { terms: { level: 'critical', basis: CONSUMER_16A }, employment: { level: 'critical', basis: WORK_5 } },
    yields: ['es-consumer-at-will', 'es-consumer-price', 'en-terms-change'],
    title: { es: 'Una parte cambia lo pactado por sí sola', en: 'One side changes the terms alone' },
    why: {
      es: 'El precio o las condiciones quedan en manos de una sola parte: la otra no sabe a qué se obliga.',
      en: 'The price or the terms are in one side’s hands: the other does not know what it is bound to.',
    },
    action: {
      es: 'Exigir acuerdo escrito para todo cambio, o un índice objetivo y derecho a salir.',
      en: 'Require a written agreement for any change, or an objective index and a right to leave.',
    },
    basis: AGREED,
    es: {
      any: [
        near(90, PRICES + '|valor', String.raw`(?:se )?(?:corregi|elev|sub|aument|ajust|reajust|actualiz)\w*`),
        near(
          60,
          String.raw`(?:comunic|inform|notific|fij|señal|determin)ara\w*`,
          String.raw`(?:la |el )?nuev[oa] (?:renta|precio|tarifa|valor|honorario|cuota)`,
        ),
        near(110, MAY, String.raw`(?:${CHANGE}|aument|increment|reduc|rebaj|subir|fij|elev|determin)\w*`, PRICES),
        near(90, PRICES, String.raw`(?:que|sera\w*)\b`, String.raw`(?:fij|determin|estim|establezc|decid)\w*`, AT_WILL),
        near(60, String.raw`(?:aument|increment|modific|reajust)\w*`, 'unilateral\\w*|a su sol[oa]', PRICES),
      ],
      all: [
        new RegExp(
          AT_WILL +
            String.raw`|aumento del costo|a su (?:solo )?(?:juicio|criterio)|el mismo determine|mensaje de texto|aviso verbal|simple aviso|nuev[oa] (?:renta|precio|tarifa|valor|honorario|cuota)`,
        ),
      ],
      none: [
        MUTUAL_ES,
        /\bno podra|dejar(lo)? sin efecto|terminar|indice de precios al consumidor|\bipc\b|variacion (de la|que experimente)|poner\w* (fin|termino)|\bceder\b/,
      ],
      balanced:
        'Todo cambio de {{precio, plazo o condición}} requerirá el acuerdo escrito y firmado de ambas partes. El precio solo se reajustará cada {{período}} según la variación del Índice de Precios al Consumidor.',
      favourable:
        'Todo cambio de {{precio, plazo o condición}} requerirá el acuerdo escrito de ambas partes. Si {{la contraparte}} propone un cambio, {{la parte afectada}} podrá rechazarlo y mantener el contrato en sus términos, o terminarlo sin costo con {{treinta}} días de aviso.',
      ask: '¿Acepta que todo cambio de precio o condiciones requiera acuerdo escrito de ambas partes?',
      hit: 'El proveedor podrá modificar las tarifas en cualquier momento y sin previo aviso.',
      miss: [
        'La renta se reajustará según la variación que experimente el IPC.',
        'Las partes podrán modificar el contrato de común acuerdo en cualquier momento.',
      ],
    },
    en: {
      any: [
        near(
          40,
          MAY_EN,
          String.raw`(?:change|amend|modify|vary|increase|reduce|adjust|alter|raise|revise|decrease|set|fix)\b.{0,60}\b(?:${THINGS_EN})`,
        ),
        near(60, THINGS_EN, String.raw`may be (?:changed|amended|modified|increased|reduced|revised)`),
      ],
      all: [new RegExp(String.raw`\b(?:${AT_WILL_EN}|after the order|if its costs)`)],
      none: [MUTUAL_EN, /may not|written (agreement|consent) of|consumer price index|with the consent/],
      balanced:
        'No change to {{the price, the fees or any other term}} takes effect unless both parties agree to it in writing. The price is adjusted only once every {{period}} by the change in {{the consumer price index}}.',
      favourable:
        'No change to {{the price, the fees or any other term}} takes effect without the written consent of {{the party bound}}, who may refuse it and keep this Agreement as it stands, or end it without cost on {{thirty}} days’ notice.',
      ask: 'Will you agree that any change of price or terms needs the written consent of both parties?',
      hit: 'The Provider may increase the fees at any time in its sole discretion.',
      miss: ['The parties may amend the terms by mutual written agreement.', 'The fees are set out in Schedule 2.'],
    },
  },
  {
    id: 'stop-at-will',
    area: 'termination',
    level: 'high',
    kinds: 'any',
    except: ['employment', 'company', 'settlement'],
    byKind: { terms: { level: 'critical', basis: CONSUMER_16A } },
    yields: ['es-consumer-at-will', 'en-terms-change', 'en-change-at-will', 'es-change-at-will'],
    title: { es: 'Una parte suspende o deja sin efecto a su voluntad', en: 'One side suspends or withdraws at will' },
    why: {
      es: 'Lo contratado puede cesar sin causa ni aviso, y lo pagado no vuelve.',
      en: 'What was contracted may stop without cause or notice, and what was paid does not come back.',
    },
    action: {
      es: 'Limitarlo a un incumplimiento grave, con aviso, plazo para corregir y devolución de lo no prestado.',
      en: 'Limit it to a material breach, with notice, time to cure and a refund of what is not given.',
    },
    basis: AGREED,
    es: {
      any: [
        near(
          120,
          MAY,
          String.raw`(?:suspend|interrump|cancel|retract|desist|anular|reduc|dejar sin efecto|retirar(?:se)?|dar de baja|bloque)\w*`,
        ),
      ],
      all: [new RegExp(AT_WILL + '|sin devoluci[o]n|sin reembolso|sin responsabilidad')],
      none: [MUTUAL_ES, /\bno podra|incumplimiento grave|orden de autoridad|consumidor podra|arrendatari[oa] podra/],
      balanced:
        'Solo ante un incumplimiento grave de {{la otra parte}}, no corregido dentro de {{quince}} días desde el aviso escrito, se podrá suspender o dejar sin efecto {{la prestación}}. En tal caso se devolverá lo pagado por lo no prestado dentro de {{diez}} días.',
      ask: '¿Acepta que la suspensión proceda solo por incumplimiento grave, con aviso y plazo para corregir?',
      hit: 'La empresa podrá suspender el servicio a su sola discreción.',
      miss: ['Se podrá suspender el servicio por incumplimiento grave con aviso de diez días.'],
    },
    en: {
      any: [near(50, MAY_EN, String.raw`(?:suspend|withdraw|cancel|discontinue|interrupt|rescind|revoke)\b`)],
      all: [new RegExp(String.raw`\b(?:${AT_WILL_EN}|without (?:any )?(?:liability|refund|payment))`)],
      none: [
        MUTUAL_EN,
        /material breach|may not|failure to pay|you may (withdraw|cancel)|(customer|consumer|user|tenant|client|purchaser|buyer|employee|consultant|receiving party) may\b|inspect/,
      ],
      balanced:
        '{{The party}} may suspend or end {{the performance}} only for a material breach that is not cured within {{fifteen}} days of written notice, and shall then refund within {{ten}} days what was paid for what was not given.',
      ask: 'Will you limit suspension to a material breach, with notice and time to cure?',
      hit: 'We may suspend your account at any time, for any reason.',
      miss: ['Either party may terminate for material breach.', 'You may withdraw within 14 days without cause.'],
    },
  },
]);
