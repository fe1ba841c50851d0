import { family } from './lies.ts';

/** Exchanged parties, and authorities that nobody gave. */
export const WHO = [
  ...family('swapped parties', [
    [
      'parties-exchanged',
      'exchanges who does it and for whom',
      'El ⟦Arrendatario mantendrá asegurada⟧ la Propiedad contra incendio y sismo {seguro}.',
      'The ⟦Consultant shall pay the Company⟧ a fee of £950 for each Field Day {renta}.',
    ],
    [
      'charge-of-the-other',
      'puts a charge on the other party',
      'El impuesto territorial y las contribuciones serán de cargo del ⟦Arrendatario⟧ {territorial}.',
      'The Deliverables and all rights in them belong to the ⟦Consultant⟧ upon payment of the fees {territorial}.',
    ],
    [
      'party-added',
      'adds a party',
      'La Arrendadora ⟦y su fiador solidario⟧ mantendrán asegurada la Propiedad {seguro}.',
      'The Company ⟦and its parent company⟧ shall pay each undisputed invoice within 21 days {pago}.',
    ],
    [
      'name-invented',
      'names somebody who is in no document',
      '⟦Wenceslao Oyanedel⟧ mantendrá asegurada la Propiedad contra incendio y sismo {seguro}.',
      '⟦Harcourt Bellamy⟧ shall pay each undisputed invoice within twenty-one days {pago}.',
    ],
  ]),
  ...family('invented authority', [
    [
      'ruling-invented',
      'names a ruling by its rol',
      '⟦Según la Corte Suprema, Rol 12.345-2021⟧, la renta mensual será de 28,5 unidades de fomento {renta}.',
      '⟦As the Supreme Court held in 512 U.S. 431⟧, the Company shall pay a fee of £950 for each Field Day {renta}.',
    ],
    [
      'court-invented',
      'names a court alone',
      '⟦La Corte de Apelaciones de Temuco⟧ resolvió que la renta mensual será de 28,5 unidades de fomento {renta}.',
      '⟦The High Court of Harwood⟧ ruled that the Company shall pay a fee of £950 for each Field Day {renta}.',
    ],
    [
      'case-law-invented',
      'says what the courts hold',
      '⟦La jurisprudencia uniforme⟧ sostiene que el Arrendatario no podrá imputar la garantía al pago de la renta {imputar}.',
      '⟦Courts have held⟧ that neither party may assign this Agreement without the written consent of the other {mejoras}.',
    ],
    [
      'author-invented',
      'names an author',
      '⟦Como enseña Barrientos Oyarce⟧, el Arrendatario no podrá imputar la garantía al pago de la renta {imputar}.',
      '⟦As Kingsmill explains⟧, neither party may assign this Agreement without the written consent of the other {mejoras}.',
    ],
    [
      'agency-invented',
      'names an agency',
      '⟦La Dirección del Tránsito dictaminó⟧ que la renta mensual será de 28,5 unidades de fomento {renta}.',
      '⟦The Federal Harbor Commission ruled⟧ that the Company shall pay a fee of £950 for each Field Day {renta}.',
    ],
    [
      'rol-behind-a-proof',
      'adds the ruling behind the proof of the same line',
      'La renta mensual será de 28,5 unidades de fomento {renta}, ⟦como resolvió la Corte Suprema en el Rol 12.345-2021⟧.',
      'The Company shall pay a fee of £950 for each Field Day {renta}, ⟦as the Supreme Court held in 512 U.S. 431⟧.',
    ],
  ]),
  ...family('invented law', [
    [
      'article-of-a-real-law',
      'names an article that the law does not have',
      '⟦El artículo 27 de la Ley 20.169⟧ dice que es desleal toda conducta contraria a la buena fe {desleal}.',
      '⟦Section 27.4⟧ provides that the Consultant shall deliver the first resource model by June 30, 2025 {desleal}.',
    ],
    [
      'wrong-article-of-a-real-law',
      'names another article of the same law',
      '⟦El artículo 8 de la Ley 20.169⟧ dice que es desleal toda conducta contraria a la buena fe {desleal}.',
      '⟦Section 9.2⟧ provides that the Consultant shall deliver the first resource model by June 30, 2025 {desleal}.',
    ],
    [
      'law-not-there',
      'names a law that is in no document',
      '⟦La Ley 18.287⟧ dispone que la renta mensual será de 28,5 unidades de fomento {renta}.',
      '⟦The Trade Fairness Act⟧ provides that the Company shall pay a fee of £950 for each Field Day {renta}.',
    ],
    [
      'law-says',
      'says that the law requires it',
      '⟦Por mandato legal⟧, la Arrendadora mantendrá asegurada la Propiedad contra incendio y sismo {seguro}.',
      '⟦By statute⟧, the Company shall pay each undisputed invoice within twenty-one (21) days {pago}.',
    ],
    [
      'conclusion-of-law',
      'adds a legal conclusion',
      'El Arrendatario no podrá imputar la garantía al pago de la renta, ⟦por lo que la cláusula es nula⟧ {imputar}.',
      'Neither party may assign this Agreement without the written consent of the other, ⟦so the clause is void⟧ {mejoras}.',
    ],
  ]),
];
