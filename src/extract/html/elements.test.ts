import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { LineWriter } from './elements.ts';

/** The lines of a piece of HTML, as the parser tells of it. */
function linesOf(html: string): string[] {
  const writer = new LineWriter();
  const parser = new Parser({
    onopentag: (name, attributes) => writer.open(name, (attribute) => attributes[attribute]),
    ontext: (data) => writer.text(data),
    onclosetag: (name) => writer.close(name),
  });
  parser.end(html);
  return writer.finish();
}

describe('elements as lines', () => {
  test.each([
    ['paragraphs', '<p>Uno\n  y <b>dos</b>.</p><p> Tres </p>', ['Uno y dos.', '', 'Tres']],
    ['headings', 'a<h2>Título <i>II</i><br>Del plazo</h2><div>b</div>', ['a', '', '## Título II Del plazo', '', 'b']],
    ['an empty heading', '<h2> </h2><p>a</p>', ['a']],
    ['blocks without space', '<div>a<div>b</div>c</div>', ['a', 'b', 'c']],
    ['breaks', 'a<br>b<br><br>c', ['a', 'b', '', 'c']],
    ['links, without their addresses', 'Ver <a href="https://x.cl">la ley</a>.', ['Ver la ley.']],
    ['lists', '<p>a</p><ul><li>b<li><p>c</p><p>d</p></ul>e', ['a', '', '- b', '- c', '  d', '', 'e']],
    ['lists within lists', '<ol><li>a<ol><li>b</ol><li>c</ol>', ['1. a', '  1. b', '2. c']],
    ['numbers of lists', '<ol start="5"><li>a<li value="9">b<li>c</ol>', ['5. a', '9. b', '10. c']],
    ['an item without a list', '<li>a</li>', ['- a']],
    ['definitions', '<dl><dt>Renta</dt><dd>El precio.</dd></dl>', ['Renta', 'El precio.']],
    ['soft hyphens', '<p>arren&shy;da\u00admiento</p>', ['arrendamiento']],
    ['preformatted text', '<pre>a  b\n  c\n\nd</pre>', ['a  b', '  c', '', 'd']],
    ['notes', 'plazo<sup>1</sup> y 5<sup> 12 </sup> y N<sup>o</sup>', ['plazo¹ y 5 ¹² y No']],
    ['tables', '<table><tr><th>Año<th>UF<tr><td>2024<td><p>36.000</p></table>', ['| Año | UF |', '| 2024 | 36.000 |']],
    ['an empty cell', '<table><tr><td>a<td><td>c</table>', ['| a |  | c |']],
    ['a table of one column', '<table><tr><td>a<tr><td>b</table>', ['a', 'b']],
    ['tables within tables', '<table><tr><td>x<td><table><tr><td>a<td>b</table></table>', ['| x | | a | b | |']],
    ['a list in a cell', '<ul><li>x<table><tr><td>a<td><ul><li>b</ul></table></ul>', ['- x', '  | a | - b |']],
    ['cells and rows without a table', '<td>a</td><tr><td>b', ['a', 'b']],
    [
      'what is not seen',
      '<nav>n</nav>a<script>s</script><p hidden>h</p><p style="color:red; DISPLAY : none">d<b>e</b></p>b',
      ['ab'],
    ],
    [
      'fields of forms',
      '<label>Nombre</label><input value="x"><select><option>y</select><button>Enviar</button>',
      ['Nombre'],
    ],
    ['closed elements that were not open', '</td></tr></table></ul></li></h1>a</p>', ['a']],
    ['nothing', ' \n ', []],
  ])('%s', (_, html, lines) => {
    expect(linesOf(html)).toEqual(lines);
  });

  test('a table that lays out a page is the parts of it', () => {
    const long = 'palabra '.repeat(60).trim();
    const html = `<table><tr><td><p>Menú</p></td><td><p>${long}</p><p>Fin.</p></td></tr></table>`;
    expect(linesOf(html)).toEqual(['Menú', long, 'Fin.']);
  });
});
