import { describe as group, expect, test } from 'vitest';
import { asSource, source } from '#test/texts.ts';
import { reply } from './reply.ts';
import { describe, titleOf } from './describe.ts';

group('the title of a document', () => {
  test.each([
    [
      'LEY NUM. 20.169\n\nREGULA LA COMPETENCIA DESLEAL\n\nTeniendo presente',
      'a.txt',
      'Ley 20.169 · Competencia desleal',
    ],
    ['# Ley 20393\n\n*ESTABLECE LA RESPONSABILIDAD PENAL*\n\nArtículo 1', 'a.md', 'Ley 20.393 · Responsabilidad penal'],
    ['# Ley 20393\n\nTexto de la ley.', 'LEY-20393.md', 'Ley 20.393'],
    ['# Exclusive Distribution Agreement\n\nThis Agreement', 'x.md', 'Exclusive Distribution Agreement'],
    ['CONTRATO DE ARRENDAMIENTO\n\nEn Santiago', 'scan_001.pdf', 'Contrato de arrendamiento'],
    ['En Santiago, a 3 de marzo, comparecen', 'mi_contrato_de_trabajo.pdf', 'mi contrato de trabajo'],
    [
      'ESTABLECE NORMAS SOBRE PROTECCION DE LOS DERECHOS DE LOS\nCONSUMIDORES\n\n Teniendo presente',
      'LC.txt',
      'Establece normas sobre proteccion de los derechos de los consumidores',
    ],
    ['ACUERDO SOBRE EL USO DE LAS\n\nEn Santiago', 'a.txt', 'Acuerdo sobre el uso'],
    ['LEY NUM. 20.169\nREGULA EL COMERCIO DE LOS\n(Publicada)', 'a.txt', 'Ley 20.169 · Comercio'],
    // As Ley Chile gives it: who issued it stands above its name.
    [
      'Ley 18.101\n\nMINISTERIO DE JUSTICIA\n\nVersión: 30 de junio de 2022\n\nLEY NÚM. 18.101\n\nFIJA NORMAS ESPECIALES SOBRE ARRENDAMIENTO',
      'a.xml',
      'Ley 18.101 · Arrendamiento',
    ],
    ['Ley 18.101\n\nMINISTERIO DEL TRABAJO. SUBSECRETARÍA DEL TRABAJO\n\nArtículo 1.- Rige.', 'a.xml', 'Ley 18.101'],
    ['CONTRATO DE SERVICIOS\nANEXO A', 'a.txt', 'Contrato de servicios'],
    ['ANEXO SERIE A\nOTRA COSA', 'a.txt', 'Anexo serie a'],
    ['', 'Informe final.docx', 'Informe final'],
    ['', '', ''],
    ['\n\n12\n\n', 'notas.v2.txt', 'notas.v2'],
  ])('%j of %s', (text, name, title) => {
    expect(titleOf(text, name)).toBe(title);
  });

  test('of a code that names many laws in capitals is found at once', () => {
    const laws = 'SOBRE REGISTRO CIVIL, DE LA LEY 17344, QUE AUTORIZA CAMBIO DE NOMBRES Y APELLIDOS';
    expect(titleOf(`FIJA TEXTO REFUNDIDO DE LA LEY N 4.808, ${laws}; ${laws}; ${laws}.`, 'codigo.txt')).toMatch(
      /^Ley 4\.808/,
    );
  });

  test('is no longer than eighty characters and ends at a word', () => {
    const title = titleOf(`# ${'Contrato de prestación de servicios '.repeat(6)}`, 'a.md');
    expect(title.length).toBeLessThanOrEqual(80);
    expect(title).toMatch(/\p{L}…$/u);
    expect(titleOf('', 'x'.repeat(300)).length).toBeLessThanOrEqual(80);
  });
});

group('a description', () => {
  test.each([
    ['agreement', 'Exclusive Distribution Agreement', '📄', 'blue'],
    ['competition', 'Ley 20.169 · Competencia desleal', '📜', 'green'],
    ['criminal', 'Ley 20.393 · Responsabilidad penal de las personas jurídicas…', '📜', 'green'],
    ['civil', 'Código Civil', '📜', 'green'],
  ] as const)('of %s names it and says its kind', (name, title, icon, color) => {
    expect(describe(source(name))).toMatchObject({ title, icon, color });
  });

  test.each([
    ['Vistos: los autos Rol N° 1.234-2020 sobre arrendamiento, se resuelve rechazar la demanda.', '🏛️'],
    ['Conforme al artículo 785 del Código se dicta sentencia de reemplazo. VISTO: el mérito de autos.', '🏛️'],
    ['Causa RIT O-12-2023 sobre despido, conforme a la ley.', '🏛️'],
    ['DECRETO 45 que fija un reglamento. Visto: lo dispuesto en la ley, decreto:', '📜'],
    ['Contrato de arrendamiento regido por la Ley 18.101.', '📄'],
    [
      'CONSTITUCIÓN DE SOCIEDAD DE RESPONSABILIDAD LIMITADA\nQuienes comparecen acuerdan, conforme a la ley, lo que sigue.',
      '🏢',
    ],
    ['Constitución Política de la República de Chile.', '📜'],
    ['Reglamento interno de la comunidad, conforme a la ley y al contrato.', '📜'],
    ['Lista de compras: pan, leche.', '📝'],
    ['', '📝'],
  ])('the word that comes first tells the kind: %s', (text, icon) => {
    expect(describe(asSource(text)).icon).toBe(icon);
  });

  test.each(['agreement', 'competition', 'criminal', 'civil'] as const)(
    'of %s sums it up in its own words and asks what it answers',
    (name) => {
      const one = source(name);
      const { summary, questions } = describe(one);
      expect(summary.length).toBeGreaterThan(40);
      expect(one.text.replace(/\s+/g, ' ')).toContain(/(?:between |: )(.*?)(?: and |; |\.$)/.exec(summary)![1]);
      expect(questions.length).toBeGreaterThan(0);
      expect(questions.length).toBeLessThanOrEqual(5);
      expect(new Set(questions).size).toBe(questions.length);
      for (const question of questions) expect(reply([one], question).outcome, question).toBe('answer');
    },
  );

  test('asks in the language of the document', () => {
    expect(
      describe(source('agreement')).questions.every((question) => /^(?:What|How|Can|Is|Which|Who)/.test(question)),
    ).toBe(true);
    expect(describe(source('competition')).questions.every((question) => question.startsWith('¿'))).toBe(true);
  });

  test('of an empty text is empty', () => {
    expect(describe(asSource('', 'vacío.txt'))).toMatchObject({ title: 'vacío', summary: '', questions: [] });
  });
});
