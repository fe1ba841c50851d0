import { expect, test } from 'vitest';
import { readVouch, type Vouch } from './vouch.ts';

/** What vouches by this text. */
function vouchOf(text: string): Vouch {
  const reading = readVouch(text);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}
const LEASE = `Contrato de arrendamiento entre Inmobiliaria Quilín SpA y doña Rosa Pérez Soto.
Primero: La renta mensual es de $ 450.000, que se paga por anticipado según la Ley N° 18.101.
Segundo: El plazo es de 24 meses desde el 1 de marzo de 2026, conforme al artículo 1545 del Código Civil.
Tercero: La arrendataria renuncia a toda indemnización y pagará una multa de 300 UF.
Cláusula 4: Section 7.2 del anexo rige la entrega.`;
const vouch = vouchOf(LEASE);
const KEPT = 'La arrendataria pierde toda indemnización.';

test.each([
  'La renta de $ 450.000 se paga por anticipado.',
  'La multa de 300 UF pesa solo sobre doña Rosa Pérez Soto.',
  'El contrato se remite a la Ley N° 18.101 y al artículo 1545 del Código Civil.',
  'La cláusula 4 y Section 7.2 pesan sobre una sola parte.',
  'El plazo corre desde el 1 de marzo de 2026.',
  'Conviene pactar un aviso de 30 días y revisar «renuncia a toda indemnización».',
  'El arrendador puede entrar sin aviso y revisar la vivienda.',
  'Fija un plazo largo que pesa sobre una sola parte.',
  'Parece una renuncia amplia; conviene acotarla a lo que se conoce al firmar.',
  'Obliga a litigar lejos de su domicilio.',
  'Deja fuera los daños que cause la otra parte.',
  'La cláusula no dice quién paga los gastos comunes.',
  'El juez puede autorizar hasta dos visitas al mes.',
  'It lets one side end the contract at any time.',
  'Ask for a cap on the penalty and for a notice in writing.',
  'The clause does not say who bears the costs of the delivery.',
  'The Lessee waives every compensation; agree on a notice of 60 days.',
])('keeps what the document vouches for: %s', (sentence) => {
  expect(vouch(sentence)).toBe(sentence);
});

test.each([
  'La Ley N° 19.496 lo prohíbe.',
  'Es contrario al artículo 1546 del Código Civil.',
  'El artículo 16 de la ley de consumidores lo deja sin efecto.',
  'Así lo resolvió la Corte Suprema en el Rol 12.345-2020.',
  'La Corte Suprema no acepta esta renuncia.',
  'La jurisprudencia ha sostenido que la renuncia es nula.',
  'La ley exige una forma distinta.',
  'Los tribunales suelen rebajar esta multa.',
  'Según la doctrina, la cláusula es abusiva.',
  'Alessandri sostiene que la renuncia es nula.',
  'La renuncia es nula según Ramos Pazos.',
  'La multa llega a $ 9.000.000.',
  'Vence el 5 de abril de 2031.',
  'El contrato dice «la arrendataria puede salir cuando quiera».',
  'La causa es la 4817 del año 2019.',
  'Barros Bourie critica esta clase de renuncias.',
  'Corral cree que no obliga.',
  'Peñailillo, en cambio, lo niega: según él no obliga.',
  'Los jueces rebajan estas multas con frecuencia, y el juez la declarará nula.',
  'Esto está prohibido por ley.',
  'Es nula de pleno derecho.',
  'El legislador prohíbe estas cláusulas.',
  'Un fallo reciente la dejó sin efecto.',
  'Las leyes de consumo lo impiden.',
  'Según el código civil no vale.',
  'El SERNAC la objetaría.',
  'El DL 3.500 lo regula.',
  'La Convención de Viena lo dice.',
  'Contraviene el inciso segundo del artículo 1545 del Código de Comercio.',
  'The GDPR forbids it.',
  'Smith argues that it is void.',
  'Williston thinks that it binds nobody.',
  'By law it is void.',
  'A recent ruling struck it down.',
  'Judges tend to void it.',
  'The Consumer Rights Act applies.',
  'Hadley v Baxendale limits it.',
  'Courts have held that such waivers are void.',
  'Under the law this waiver is void.',
  'Section 12 forbids it.',
])('cuts what nobody vouches for, and that sentence alone: %s', (sentence) => {
  expect(vouch(`${KEPT} ${sentence} ${KEPT}`)).toBe(`${KEPT} ${KEPT}`);
});

test('leaves plain text', () => {
  expect(vouch('## Riesgo\n- **La arrendataria** pierde `toda` indemnización.')).toBe(
    'Riesgo La arrendataria pierde toda indemnización.',
  );
  expect(vouch('')).toBe('');
});

test('a long document is read in turns', () => {
  const reading = readVouch(`${LEASE}\n`.repeat(400));
  let turns = 0;
  while (!reading.next().done) turns++;
  expect(turns).toBeGreaterThan(4);
});
