import type { Rule } from './rule.ts';

/** Rules on formalities, for contracts in Spanish. */
export const formalities: readonly Rule[] = [
  {
    id: 'es-blanks',
    area: 'formalities',
    sort: 'risk',
    language: 'es',
    level: 'low',
    kinds: 'any',
    signal: {
      any: [
        /\{\{|\[ {0,3}\]|\[(completar|indicar|nombre|monto|fecha|direccion|rut|domicilio)|(?<=[a-zñ,:;$] ?)_{4,}(?= ?[a-zñ,.;])|(?<=[a-zñ,:;$] ?)\.{6,}(?= ?[a-zñ,;])/,
      ],
    },
    everywhere: true,
    title: { es: 'Espacios sin llenar', en: 'Blanks left open' },
    why: { es: 'Quedan espacios en blanco o campos de plantilla.', en: 'Blanks or template fields were left open.' },
    action: { es: 'Llenarlos o inutilizarlos antes de firmar.', en: 'Fill or strike them before signing.' },
    examples: { hit: 'domiciliado en ______, comuna de Talca', miss: ['domiciliado en Talca'] },
  },
  {
    id: 'es-third-party',
    area: 'formalities',
    sort: 'burden',
    language: 'es',
    level: 'low',
    kinds: 'any',
    signal: {
      any: [
        /(se compromete|se obliga|garantiza) .{0,40}(a )?que (el|la|su|un|una) (tercero|filial|matriz|conyuge|empresa relacionada|socio)/,
      ],
    },
    title: { es: 'Promesa de hecho ajeno', en: 'Promise of another’s act' },
    why: {
      es: 'El tercero no queda obligado mientras no ratifique.',
      en: 'The third party is not bound until it ratifies.',
    },
    action: { es: 'Hacer comparecer al tercero o pedir su ratificación.', en: 'Have the third party sign or ratify.' },
    basis: {
      law: 'codigo_civil',
      article: '1450',
      quotation: 'esta tercera persona no contraerá obligación alguna, sino en virtud de su ratificación',
    },
    examples: { hit: 'Se obliga a que su filial preste garantía.', miss: ['Se obliga a prestar garantía.'] },
  },
  {
    id: 'es-amendment',
    area: 'formalities',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['services', 'lease', 'company', 'nda', 'supply', 'licence', 'distribution', 'construction'],
    signal: {
      any: [
        /modific\w*.{0,100}\b(escrit|anexo|comun acuerdo|firmad|mutuo)|(escrit[oa]|anexo|comun acuerdo)\b.{0,100}modific/,
      ],
    },
    wanted: ['services', 'supply', 'licence', 'distribution', 'construction'],
    title: { es: 'Cambios solo por escrito', en: 'Changes in writing only' },
    why: {
      es: 'Un cambio exige escrito firmado; contra lo escrito la ley no admite testigos.',
      en: 'A change needs a signed writing; the law admits no witnesses against what is written.',
    },
    action: {
      es: 'Agregar que toda modificación conste por escrito y firmada.',
      en: 'Add that every change be in signed writing.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1709',
      quotation:
        'No será admisible la prueba de testigos en cuanto adicione o altere de modo alguno lo que se exprese en el acto o contrato',
    },
    examples: { hit: 'Toda modificación deberá constar por escrito.', miss: ['El precio es de $100.000.'] },
  },
];
