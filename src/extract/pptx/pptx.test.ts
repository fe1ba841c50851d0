import { expect, test } from 'vitest';
import { makePptx } from '#test/office.ts';
import { makeZip } from '#test/zip.ts';
import { readPptx } from './pptx.ts';

const a = (text: string, properties = ''): string =>
  `<a:p>${properties && `<a:pPr ${properties}</a:pPr>`}<a:r><a:t>${text}</a:t></a:r></a:p>`;
const shape = (place: string | null, ...paragraphs: string[]): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1" name="x"/><p:nvPr>${place === null ? '' : `<p:ph type="${place}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${paragraphs.join('')}</p:txBody></p:sp>`;

test('a presentation is read slide by slide, each with its title, text and notes', () => {
  const { text, report } = readPptx(
    makePptx([
      {
        shapes:
          shape('ctrTitle', a('La cláusula penal')) +
          shape('subTitle', a('Clase del 3 de marzo')) +
          shape('ftr', a('Facultad de Derecho')) +
          shape('sldNum', a('1')),
        notes:
          shape('sldImg') +
          shape('body', a('Partir por el artículo 1535.')) +
          shape('sldNum', a('1')) +
          shape('hdr', a('Borrador reservado')),
      },
      {
        shapes:
          shape('title', a('Requisitos')) +
          shape(
            'body',
            a('Que haya:'),
            a('obligación principal', '><a:buAutoNum type="arabicParenR"/>'),
            a('incumplimiento', '><a:buAutoNum type="arabicParenR"/>'),
            a('imputable', 'lvl="1">'),
          ) +
          `<p:grpSp>${shape(null, a('En un grupo'))}</p:grpSp>` +
          shape('ftr', a('Facultad de Derecho')),
      },
      { shapes: shape(null, a('No se muestra')), shown: false },
    ]),
  );
  expect(text).toBe(
    [
      '## Diapositiva 1: La cláusula penal',
      'Clase del 3 de marzo',
      '[Notas del orador] Partir por el artículo 1535.',
      '## Diapositiva 2: Requisitos',
      'Que haya:',
      '1) obligación principal\n2) incumplimiento\n  - imputable',
      'En un grupo',
      '## Diapositiva 3 [oculta]',
      'No se muestra',
      '[Pie de página] Facultad de Derecho',
      '[Pie de página] Borrador reservado',
    ].join('\n\n'),
  );
  expect(report.warnings).toEqual([]);
});

test('tables are lines, pictures are told, comments stand at the end', () => {
  const cell = (text: string): string => `<a:tc><a:txBody>${a(text)}</a:txBody></a:tc>`;
  const { text, report } = readPptx(
    makePptx([
      {
        shapes:
          `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr>${cell('Cuota')}${cell('Monto')}</a:tr><a:tr>${cell('1')}${cell('20 UF')}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>` +
          '<p:pic><p:nvPicPr><p:cNvPr id="2" descr="Plano del lote"/></p:nvPicPr><p:blipFill><a:blip r:embed="i"/></p:blipFill></p:pic>',
        comments: '<p:cm authorId="0"><p:text>¿De qué año?</p:text></p:cm>',
        outside: 'http://127.0.0.1:9/x.png',
        embedded: 'hoja.xlsx',
      },
    ]),
  );
  expect(text.split('\n\n')).toEqual([
    '## Diapositiva 1',
    '| Cuota | Monto |\n| 1 | 20 UF |',
    '[Imagen: Plano del lote]',
    '[Comentario de Pedro Soto sobre «Diapositiva 1»: ¿De qué año?]',
    '[Archivo incrustado, no leído: hoja.xlsx]',
    '[Vínculo a otro archivo, no seguido: http://127.0.0.1:9/x.png]',
  ]);
  expect(report.warnings.map(({ code }) => code)).toEqual(['unread-images', 'embedded-files', 'comments']);
});

test('the words of a diagram are whole, however they are cut into runs', () => {
  const box = (...runs: string[]): string =>
    `<dgm:pt><dgm:t><a:p>${runs.map((run) => `<a:r><a:t>${run}</a:t></a:r>`).join('')}</a:p></dgm:t></dgm:pt>`;
  const diagram = Buffer.from(
    `<dgm:dataModel xmlns:dgm="d" xmlns:a="a"><dgm:ptLst>${box('L', 'a renta sube')}${box('El plazo')}</dgm:ptLst></dgm:dataModel>`,
  );
  const frame =
    '<p:graphicFrame><a:graphic><a:graphicData><dgm:relIds r:dm="d"/></a:graphicData></a:graphic></p:graphicFrame>';
  expect(readPptx(makePptx([{ shapes: frame, diagram }])).text).toBe('## Diapositiva 1\n\nLa renta sube\nEl plazo');
});

test('a shape that is hidden says so, and what is said in two forms is said once', () => {
  const hidden = shape(null, a('Di que son 30.')).replace('name="x"', 'name="x" hidden="1"');
  const twice = `<mc:AlternateContent><mc:Choice Requires="p14">${shape(null, a('Nuevo'))}</mc:Choice><mc:Fallback>${shape(null, a('Viejo'))}</mc:Fallback></mc:AlternateContent>`;
  const { text } = readPptx(makePptx([{ shapes: shape(null, a('La renta es de 20 UF.')) + hidden + twice }]));
  expect(text).toBe('## Diapositiva 1\n\nLa renta es de 20 UF.\n\n[oculto: Di que son 30.]\n\nNuevo');
});

test('numbers that no program writes are no numbers', () => {
  const strange = a('uno', 'lvl="-4">') + a('dos', 'lvl="x"><a:buAutoNum type="y" startAt="z"/>');
  expect(readPptx(makePptx([{ shapes: shape(null, strange) }])).text).toBe('## Diapositiva 1\n\nuno\n\n1. dos');
});

test.each<[string, string, () => Buffer]>([
  ['an archive that is none', 'WRONG_TYPE', () => makeZip([{ name: 'a.txt', bytes: Buffer.from('a') }])],
  ['one without slides', 'NO_TEXT', () => makePptx([])],
  ['one of nothing but pictures', 'NO_TEXT', () => makePptx([{ shapes: '<p:pic><a:blip/></p:pic>' }])],
  ['one with entities', 'CORRUPT', () => makePptx([{ shapes: '' }], '<!DOCTYPE a [<!ENTITY a "b">]>')],
  ['one too deep', 'CORRUPT', () => makePptx([{ shapes: '<p:grpSp>'.repeat(600) + '</p:grpSp>'.repeat(600) }])],
  ['one cut in half', 'CORRUPT', () => makePptx([{ shapes: '' }]).subarray(0, 500)],
])('%s is refused', (_what, code, make) => {
  expect(() => readPptx(make())).toThrow(code);
});
