import { family } from './lies.ts';

/** Turned senses: denial, duty, condition, exception, number, tense, and translation. */
export const SENSE = [
  ...family('turned polarity', [
    [
      'denial-dropped',
      'leaves out a denial',
      'El Arrendatario ⟦podrá imputar la garantía⟧ al pago de la renta {imputar}.',
      "The Consultant ⟦shall disclose any information⟧ about the Company's prospects, reserves or customers {imputar}.",
    ],
    [
      'denial-added',
      'adds a denial',
      'El Arrendatario ⟦no podrá poner término⟧ anticipado al contrato {termino}.',
      'The Company ⟦may not terminate⟧ this Agreement with immediate effect {termino}.',
    ],
    [
      'denial-behind-a-true-part',
      'turns the second half of a true statement',
      'La Arrendadora mantendrá asegurada la Propiedad contra incendio, ⟦pero no contra sismo⟧ {seguro}.',
      'This Agreement starts on March 1, 2025 ⟦but does not end⟧ on December 31, 2026 {plazo}.',
    ],
    [
      'prohibition-is-permission',
      'says allowed for forbidden',
      'Queda ⟦permitido al Arrendatario⟧ ceder este contrato o subarrendar la Propiedad {ceder}.',
      'The Consultant ⟦is permitted to advise⟧ any competitor of the Company on deposits {ceder}.',
    ],
    [
      'never-again',
      'says that a rule no longer holds',
      'La Arrendadora ⟦ya no mantendrá⟧ asegurada la Propiedad contra incendio y sismo {seguro}.',
      'The Consultant ⟦shall no longer maintain⟧ professional indemnity insurance {seguro}.',
    ],
    [
      'cut-before-the-denial',
      'quotes what follows a denial, and states it without',
      'El Arrendatario ⟦podrá imputar la garantía⟧ al pago de la renta {cola}.',
      "The Consultant ⟦may disclose any information⟧ about the Company's prospects {cola}.",
    ],
    [
      'two-denials',
      'adds a second denial to the one that stands there',
      'El Arrendatario ⟦no podrá dejar de imputar⟧ la garantía al pago de la renta {imputar}.',
      'The Consultant ⟦shall not fail to disclose⟧ any information about the reserves {imputar}.',
    ],
  ]),
  ...family('changed modal', [
    [
      'duty-is-permission',
      'says may for must',
      'El árbitro ⟦podrá dictar⟧ sentencia dentro del plazo de seis meses {arbitro}.',
      'The Consultant ⟦may maintain⟧ professional indemnity insurance of at least £2,000,000 for each claim {seguro}.',
    ],
    [
      'permission-is-duty',
      'says must for may',
      'El Arrendatario ⟦deberá poner término⟧ anticipado al contrato dando aviso por carta certificada {termino}.',
      'The Company ⟦must terminate⟧ this Agreement with immediate effect {termino}.',
    ],
    [
      'duty-is-need-not',
      'says that a duty is none',
      'El árbitro ⟦no está obligado a dictar⟧ sentencia dentro del plazo de seis meses {arbitro}.',
      'The Company ⟦need not pay⟧ each undisputed invoice within twenty-one days {pago}.',
    ],
  ]),
  ...family('translation that changes a modal', [
    [
      'translated-modal',
      'translates a duty as a permission',
      'El Consultor ⟦puede mantener⟧ un seguro de al menos £2.000.000 por cada siniestro {en:seguro}.',
      'The arbitrator ⟦may give⟧ judgment within six months of accepting the office {es:arbitro}.',
    ],
    [
      'translated-denial',
      'translates a prohibition as a permission',
      'El Consultor ⟦puede divulgar⟧ información sobre las reservas o los clientes de la Compañía {en:imputar}.',
      'The tenant ⟦may set off⟧ the deposit against the rent {es:imputar}.',
    ],
    [
      'translated-figure',
      'translates with another figure',
      'La Compañía pagará al Consultor un honorario de ⟦£590⟧ por cada día de terreno {en:renta}.',
      'The monthly rent shall be ⟦82.5⟧ unidades de fomento {es:renta}.',
    ],
  ]),
  ...family('condition and exception', [
    [
      'condition-dropped',
      'leaves out what a rule depends on',
      'El Arrendatario podrá hacer mejoras ⟦sin más trámite⟧ en la Propiedad {mejoras}.',
      'Either party may ⟦freely assign⟧ this Agreement {mejoras}.',
    ],
    [
      'condition-is-exception',
      'makes an exception of a condition',
      'El Arrendatario podrá hacer mejoras ⟦salvo que medie⟧ consentimiento previo y por escrito de la Arrendadora {mejoras}.',
      'The Company may terminate this Agreement with immediate effect ⟦unless⟧ the Consultant commits a serious breach {termino}.',
    ],
    [
      'exception-added',
      'adds an exception',
      'La Arrendadora mantendrá asegurada la Propiedad contra incendio y sismo, ⟦salvo caso fortuito⟧ {seguro}.',
      'The Company shall pay each undisputed invoice within 21 days, ⟦except in the first year⟧ {pago}.',
    ],
    [
      'condition-added',
      'adds a condition',
      'La renta se pagará por mes anticipado, ⟦siempre que la Arrendadora lo exija⟧ {pago}.',
      'The Company shall pay each undisputed invoice within 21 days, ⟦provided that the board approves⟧ {pago}.',
    ],
  ]),
  ...family('number and tense', [
    [
      'some-is-all',
      'says of all what is said of some',
      'La Arrendadora deberá efectuar ⟦todas las reparaciones⟧ dentro del plazo de quince días corridos {reparar}.',
      'The Company shall reimburse ⟦all travel expenses⟧ against receipts {reparar}.',
    ],
    [
      'to-come-is-done',
      'says that something was done',
      'La Arrendadora ⟦restituyó la garantía⟧ dentro de los cuarenta y cinco días siguientes {garantia}.',
      'The Consultant ⟦returned all documents⟧ and samples of the Company within ten Business Days {garantia}.',
    ],
    [
      'opposite-word',
      'says the contrary word',
      'Las contribuciones de bienes ⟦muebles⟧ serán de cargo de la Arrendadora {territorial}.',
      'The Company shall pay each ⟦disputed⟧ invoice within twenty-one (21) days {pago}.',
    ],
  ]),
];
