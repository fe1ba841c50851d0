import { expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { reply } from '../reply.ts';

const endingsOf = (text: string, question: string): string[] =>
  (reply([asSource(text)], question).parts[0]?.listed?.items ?? []).map(({ start, end }) =>
    text.slice(start, end).replace(/\s+/g, ' '),
  );

const SERVICES = `CONTRATO DE PRESTACIÓN DE SERVICIOS DE RIEGO

Entre VIÑEDOS PUMANQUE S.A. ("el Cliente"), y RIEGOS LIHUEIMO LIMITADA ("el Proveedor"), se ha convenido:

1. PLAZO
1.1 El contrato dura dos años.
1.2 Cualquiera de las partes podrá ponerle término con aviso de treinta días.
1.3 El Proveedor no podrá terminar el contrato en verano.

2. TÉRMINO
2.1 El no pago de dos facturas facultará al Proveedor para poner término al contrato.
2.2 Al término del contrato el Cliente podrá dar por terminado el acceso.
2.3 El Cliente podrá terminar de inmediato el contrato:
a) si el Proveedor abandona el predio;
b) por su insolvencia.
`;
test('all ways in which a contract ends are listed, with their cases, and none that only follows its end', () => {
  expect(endingsOf(SERVICES, '¿Cómo puede terminar el contrato?')).toEqual([
    '1.2 Cualquiera de las partes podrá ponerle término con aviso de treinta días.',
    '2.1 El no pago de dos facturas facultará al Proveedor para poner término al contrato.',
    '2.3 El Cliente podrá terminar de inmediato el contrato: a) si el Proveedor abandona el predio;',
    'b) por su insolvencia.',
  ]);
});
test('for a party, those that are its own or of all', () => {
  const own = endingsOf(SERVICES, '¿Cuándo puede el cliente poner término anticipado?');
  expect(own.join(' ')).toContain('Cualquiera de las partes');
  expect(own.join(' ')).not.toContain('facultará al Proveedor');
});
test('in English, licences that end and parties that may not end it are left out', () => {
  const text = `SUPPLY AGREEMENT

This Agreement is made between Corvid Mills, Inc. ("Corvid") and Pell Farms, LLC ("Pell").

1. License. The foregoing license shall terminate upon expiration of this Agreement.

2. Termination. Either party may terminate this Agreement upon thirty days' notice of a breach. Neither party may terminate this Agreement in May. This Agreement shall terminate automatically if Pell becomes insolvent.
`;
  expect(endingsOf(text, 'How can this agreement be terminated?')).toEqual([
    "Either party may terminate this Agreement upon thirty days' notice of a breach.",
    'This Agreement shall terminate automatically if Pell becomes insolvent.',
  ]);
});
test('a question for more than the end of a contract is no such list', () => {
  expect(endingsOf(SERVICES, '¿Cuándo termina el contrato si muere el cliente?')).toEqual([]);
});

test('an item within the line of the one before it counts, and one that tells what follows the end does not', () => {
  const text = `DISTRIBUTION AGREEMENT

This Agreement is entered into between ACME LLC ("Company") and NORTE SpA ("Distributor").

6.01 Term. The term of this Agreement is two years.

6.02 Termination. This Agreement may be terminated only:

(a) By either party for a substantial breach by the other;

(b) By the Company if the Distributor is insolvent; or (c) By the written consent of both parties.

(d) Upon termination of this Agreement all rights of the parties shall cease.
`;
  expect(endingsOf(text, 'How can the agreement be terminated?')).toEqual([
    'This Agreement may be terminated only: (a) By either party for a substantial breach by the other;',
    '(b) By the Company if the Distributor is insolvent',
    '(c) By the written consent of both parties.',
  ]);
});
