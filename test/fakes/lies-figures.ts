import { family } from './lies.ts';

/** Wrong figures, units, dates and bounds. */
export const FIGURES = [
  ...family('wrong figure', [
    [
      'figure-digits',
      'says another figure in digits',
      'La renta mensual de arrendamiento será de ⟦82,5⟧ unidades de fomento {renta}.',
      'The Company shall pay the Consultant a fee of ⟦£590⟧ for each Field Day {renta}.',
    ],
    [
      'figure-ten-times',
      'says ten times the figure',
      'La renta mensual de arrendamiento será de ⟦285⟧ unidades de fomento {renta}.',
      'The Company shall pay the Consultant a fee of ⟦£9,500⟧ for each Field Day {renta}.',
    ],
    [
      'figure-in-words',
      'says another number in words',
      'El contrato tendrá una duración de ⟦cinco años⟧ {plazo}.',
      'The obligations in this Section continue for ⟦nine years⟧ after the termination of this Agreement {arbitro}.',
    ],
    [
      'figure-word-and-digits',
      'says two numbers that differ, one of them true',
      'El árbitro deberá dictar sentencia en el plazo de seis (⟦8⟧) meses {arbitro}.',
      'The obligations in this Section continue for seven (⟦9⟧) years after the termination {arbitro}.',
    ],
    [
      'figure-scaled',
      'multiplies the figure by a word',
      'La renta mensual de arrendamiento será de ⟦28,5 mil⟧ unidades de fomento {renta}.',
      'The Company shall pay the Consultant a fee of ⟦£950 thousand⟧ for each Field Day {renta}.',
    ],
    [
      'figure-fraction',
      'takes a part of the figure by a word',
      'La renta mensual de arrendamiento será ⟦la mitad de⟧ 28,5 unidades de fomento {renta}.',
      'The Company shall pay the Consultant ⟦half of⟧ a fee of £950 for each Field Day {renta}.',
    ],
    [
      'figure-of-another-place',
      'takes the figure of another sentence of the quotation',
      'La multa por atraso será de ⟦10 unidades de fomento por cada día⟧ {multa}.',
      'She shall pay liquidated damages of ⟦ten per cent for each week⟧ of delay {multa}.',
    ],
    [
      'figure-added',
      'adds a figure that stands nowhere',
      'La renta se pagará por mes anticipado ⟦con un recargo del 12 %⟧ {pago}.',
      'The Company shall pay each undisputed invoice ⟦less a discount of 12%⟧ {pago}.',
    ],
    [
      'figure-range',
      'makes a range of one figure',
      'La renta mensual de arrendamiento será de 28,5 ⟦a 40⟧ unidades de fomento {renta}.',
      'The Company shall pay the Consultant a fee of £950 ⟦to £1,400⟧ for each Field Day {renta}.',
    ],
    [
      'figure-by-a-sign',
      'turns the figure by a sign before it',
      'La renta mensual de arrendamiento será de ⟦> 28,5⟧ unidades de fomento {renta}.',
      'The Company shall pay the Consultant a fee of ⟦> £950⟧ for each Field Day {renta}.',
    ],
    [
      'figure-unequal-sign',
      'denies the figure by a sign',
      'La renta mensual de arrendamiento será de ⟦≠ 28,5⟧ unidades de fomento {renta}.',
      'The Company shall pay the Consultant a fee of ⟦≠ £950⟧ for each Field Day {renta}.',
    ],
  ]),
  ...family('wrong unit', [
    [
      'unit-currency',
      'says another currency',
      'La renta mensual de arrendamiento será de 28,5 ⟦dólares⟧ {renta}.',
      'The Company shall pay the Consultant a fee of ⟦€950⟧ for each Field Day {renta}.',
    ],
    [
      'unit-time',
      'says another unit of time',
      'El contrato tendrá una duración de ⟦tres meses⟧ {plazo}.',
      'The obligations in this Section continue for ⟦seven (7) months⟧ after the termination {arbitro}.',
    ],
    [
      'unit-kind-of-days',
      'says working days for calendar days, or the reverse',
      'La Arrendadora deberá efectuar las reparaciones necesarias dentro del plazo de quince días ⟦hábiles⟧ {reparar}.',
      'On termination the Consultant shall return all documents within ten (10) ⟦calendar days⟧ {garantia}.',
    ],
    [
      'unit-period',
      'says another period for which a sum is due',
      'La multa será de 0,5 unidades de fomento por cada ⟦hora⟧ de atraso {multa}.',
      'She shall pay liquidated damages of £400 for each ⟦hour⟧ of delay {multa}.',
    ],
  ]),
  ...family('wrong date', [
    [
      'date-month',
      'says another month',
      'El presente contrato comenzará a regir el 1 de ⟦agosto⟧ de 2025 {plazo}.',
      'This Agreement starts on ⟦May 1, 2025⟧ {plazo}.',
    ],
    [
      'date-year',
      'says another year',
      'El presente contrato comenzará a regir el 1 de abril de ⟦2019⟧ {plazo}.',
      'This Agreement ends on December 31, ⟦2029⟧ {plazo}.',
    ],
  ]),
  ...family('wrong bound', [
    [
      'bound-turned',
      'makes a most of a least, or the reverse',
      'El aviso se envía con ⟦a lo más noventa días⟧ de anticipación al vencimiento {aviso}.',
      'The Consultant shall maintain professional indemnity insurance of ⟦at most £2,000,000⟧ for each claim {seguro}.',
    ],
    [
      'bound-dropped',
      'leaves out that a sum is the most',
      'El Arrendatario pagará ⟦una multa de 10 unidades de fomento por mes⟧ {multa}.',
      'The Company shall reimburse ⟦travel expenses of £2,500 per month⟧ {reparar}.',
    ],
    [
      'bound-before-after',
      'turns before into after',
      'La renta se pagará ⟦después de⟧ los primeros cinco días de cada mes {pago}.',
      'The Company shall pay each undisputed invoice ⟦before⟧ receiving it {pago}.',
    ],
  ]),
];
