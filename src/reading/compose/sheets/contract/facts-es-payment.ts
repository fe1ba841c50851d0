import { facts } from './fact.ts';

/** What contracts in Spanish say of how and when they are paid. Ours. */
export const PAYMENT_ES = facts('es', [
  {
    id: 'payment.parts',
    fact: 'payment',
    whole: true,
    find: String.raw`(?<cell>se pagar[áa]n? (?:as[íi]|(?:de|en) la (?:siguiente )?(?:forma|manera)(?: siguiente| que sigue)?|como sigue)\s?:(?:[^.]|\.(?=\d)){20,650})`,
    yes: [
      [
        'El precio es de $9.000.000, que se pagará así: a) con $1.000.000 al contado en este acto, y b) con $8.000.000 a la entrega.',
        'se pagará así: a) con $1.000.000 al contado en este acto, y b) con $8.000.000 a la entrega',
      ],
    ],
    no: ['El precio se pagará al contado.'],
  },
  {
    id: 'payment.day',
    fact: 'payment',
    find: String.raw`(?<cell>(?:por (?:anticipado|adelantado|mes(?:es)? vencidos?|mensualidades (?:anticipadas|vencidas)),? ?)?(?:dentro de )?los (?:primeros {num} d[íi]as(?: h[áa]biles)?|{num} primeros d[íi]as(?: h[áa]biles)?|{num} d[íi]as(?: h[áa]biles)? (?:primeros )?(?=de cada mes|del mes))(?: de cada mes| del mes)?)`,
    not: String.raw`(?:restitu|devol|aviso|notific|correg|siguiente|desde|multa|t[ée]rmino|entreg)`,
    yes: [
      [
        'La renta se pagará por anticipado dentro de los cinco primeros días de cada mes.',
        'por anticipado dentro de los cinco primeros días de cada mes',
      ],
      ['La renta asciende a 22 UF al mes y se paga los primeros cinco días.', 'los primeros cinco días'],
    ],
    no: ['Lo devolverá dentro de los treinta días siguientes a la restitución.'],
  },
  {
    id: 'payment.way',
    fact: 'payment',
    find: String.raw`(?:precio|renta|pagar[áa]|paga|pago)[^.;]{0,120}?(?<cell>(?:al contado|en este acto|mediante (?:vale vista|transferencia|dep[óo]sito)[^.,;]{0,60}|en {num} cuotas[^.,;]{0,60}|a los {num} d[íi]as de[^.,;]{3,60}|dentro de los {num} d[íi]as siguientes a[^.,;]{3,60}|por mes(?:es)? vencidos?))`,
    // One of several parts is not how all is paid.
    not: String.raw`(?:multa|garant|devol|restituci|[:;,] (?:y )?(?:[a-c]|i{1,3}|uno|dos)\))`,
    yes: [
      ['El precio se pagará al contado al firmar.', 'al contado'],
      [
        'El Cliente hará el pago a los noventa días de su recepción conforme.',
        'a los noventa días de su recepción conforme',
      ],
    ],
    no: ['La garantía se pagará en este acto.', 'El precio se entera: a) $100 en este acto; b) $900 después.'],
  },
  {
    id: 'payment.instalments',
    fact: 'payment',
    find: String.raw`(?:restituir[áa]|pagar[áa]|devolver[áa])[^.;]{0,60}? (?<cell>en {num} cuotas[^.,;]{0,60})`,
    yes: [
      [
        'El mutuario restituirá el capital en veinticuatro cuotas mensuales e iguales, la primera en enero.',
        'en veinticuatro cuotas mensuales e iguales',
      ],
    ],
    no: ['La cuota se pagará el lunes.'],
  },
]);
