import type { Matter } from './matter.ts';

/** Matters that were in view when the rules of contradictions were made. */
export const TUNED: readonly Matter[] = [
  {
    name: 'lease of a warehouse and its invoices',
    language: 'es',
    documents: [
      `CONTRATO DE ARRENDAMIENTO

En Santiago, a 4 de marzo de 2024, entre Inmobiliaria Puelche SpA, en adelante la arrendadora, y Comercial Trapiche Limitada, en adelante la arrendataria, se conviene el siguiente contrato de arrendamiento.

PRIMERO. Bodega. La arrendadora entrega en arriendo la bodega N° 14 de calle Los Maitenes 220, Quilicura.

SEGUNDO. Entrega. La bodega se entregó materialmente a la arrendataria el 11 de marzo de 2024.

TERCERO. Restitución. La arrendataria deberá restituir la bodega dentro de treinta días contados desde el término del contrato.

CUARTO. Garantía. La garantía se devolverá dentro de sesenta días contados desde la restitución de la bodega.`,
      `FACTURA ELECTRÓNICA N° 4521

Inmobiliaria Puelche SpA, RUT 76.123.456-0
Señores: Comercial Trapiche Limitada
Fecha de emisión: 2 de abril de 2024
Detalle: renta de la bodega, abril de 2024
Neto: $1.512.605
IVA 19 %: $287.395
Total: $1.800.000`,
      `CARTA DE COBRANZA

Santiago, 20 de mayo de 2024

Señores Comercial Trapiche Limitada:

La bodega fue entregada a ustedes con fecha 15 de marzo de 2024, y desde entonces la ocupan.

La factura N° 4521, emitida el 2 de abril de 2024 por la suma de $1.950.000, sigue impaga. La factura N° 4588, emitida el 2 de mayo de 2024, asciende a $1.800.000 y también está impaga.

Terminado el contrato, deberán restituir la bodega dentro de quince días contados desde el término del contrato.

Inmobiliaria Puelche SpA`,
      `ANEXO MODIFICATORIO DEL CONTRATO DE ARRENDAMIENTO

En Santiago, a 1 de junio de 2024, Inmobiliaria Puelche SpA y Comercial Trapiche Limitada modifican el contrato.

PRIMERO. Se modifica la cláusula cuarta: la garantía se devolverá dentro de noventa días contados desde la restitución de la bodega.

SEGUNDO. Pago. La primera cuota de la deuda vence el 30 de junio de 2024 y la segunda cuota de la deuda vence el 31 de julio de 2024.`,
    ],
    contradictions: [
      ['0:2024-03-11', '2:2024-03-15'],
      ['1:1800000', '2:1950000'],
      ['0:30 day', '2:15 day'],
    ],
  },
  {
    name: 'dismissal of a worker',
    language: 'es',
    documents: [
      `CONTRATO DE TRABAJO

En Talca, a 3 de enero de 2022, entre Frutícola Los Quillayes Limitada, en adelante el empleador, y doña Marisol Andrea Sepúlveda Rojas, en adelante la trabajadora, se conviene el siguiente contrato de trabajo.

PRIMERO. La trabajadora ingresó a prestar servicios el 3 de enero de 2022.

SEGUNDO. La remuneración se pagará el último día de cada mes.`,
      `CARTA DE AVISO DE TÉRMINO DE CONTRATO

Talca, 30 de agosto de 2024

Señora Marisol Andrea Sepúlveda Rojas:

Frutícola Los Quillayes Limitada le comunica el término de su contrato de trabajo a contar del 30 de agosto de 2024. Usted ingresó a prestar servicios el 1 de febrero de 2022.

El finiquito se pondrá a su disposición dentro de diez días hábiles contados desde la separación.`,
      `DEMANDA

Marisol Andrea Sepúlveda Rojas demanda a Frutícola Los Quillayes Limitada.

Fui despedida el 2 de septiembre de 2024, cuando se me impidió entrar al predio.

El 10 de septiembre de 2024 reclamé ante la Inspección del Trabajo, según el reclamo N° 1301/2024/887. El comparendo se celebró el 26 de septiembre de 2024.`,
      `ACTA DE COMPARENDO

Reclamo N° 1301/2024/887. Reclamante: Marisol Andrea Sepúlveda Rojas. Reclamado: Frutícola Los Quillayes Limitada.

El reclamo N° 1301/2024/887 se presentó el 12 de septiembre de 2024.

La trabajadora señala que fue despedida con fecha 2 de septiembre de 2024.

Las partes firmaron el acta el 26 de septiembre de 2024. El empleador pagará $900.000 en dos cuotas: la primera el 10 de octubre de 2024 y la segunda el 10 de noviembre de 2024.`,
      `COMPROBANTE

Frutícola Los Quillayes Limitada paga a Marisol Andrea Sepúlveda Rojas la primera cuota del acuerdo, de $450.000, el 9 de octubre de 2024.`,
    ],
    contradictions: [
      ['0:2022-01-03', '1:2022-02-01'],
      ['2:2024-09-10', '3:2024-09-12'],
      ['1:2024-08-30', '3:2024-09-02'],
    ],
  },
  {
    name: 'supply of machines',
    language: 'en',
    documents: [
      `SUPPLY AGREEMENT

This Supply Agreement No. SA-118 is made on 12 January 2023 between Harrow Mills Ltd. (the "Supplier") and Castlegate Foods Inc. (the "Buyer").

1. Delivery. The Supplier shall deliver the two ovens to the Buyer on or before 15 April 2023.

2. Payment. The Buyer shall pay each invoice within thirty (30) days after receipt of the invoice.

3. Defects. The Buyer shall notify defects within ten days after delivery of the ovens.`,
      `INVOICE No. 7781

Harrow Mills Ltd.
Billed to: Castlegate Foods Inc.
Invoice date: 18 April 2023
Two ovens
Total due: USD 96,000`,
      `LETTER BEFORE ACTION

14 August 2023

Harrow Mills Ltd. to Castlegate Foods Inc.

The Supply Agreement No. SA-118 was signed by both parties on 16 January 2023. The ovens were delivered on 17 April 2023.

Invoice No. 7781, issued on 18 April 2023, for USD 98,500, remains unpaid. You had to pay each invoice within thirty days after receipt of the invoice.`,
      `REPLY

1 September 2023

Castlegate Foods Inc. to Harrow Mills Ltd.

The ovens were delivered on 26 April 2023, late. Invoice No. 7790, issued on 2 May 2023, for USD 4,000, was paid on 30 May 2023.

We had to pay each invoice within sixty days after receipt of the invoice.

We paid a first part of Invoice No. 7781, USD 40,000, on 19 June 2023 and a second part, USD 20,000, on 19 July 2023.`,
    ],
    contradictions: [
      ['0:2023-01-12', '2:2023-01-16'],
      ['1:96000', '2:98500'],
      ['2:2023-04-17', '3:2023-04-26'],
      ['0:30 day', '3:60 day'],
    ],
  },
];
