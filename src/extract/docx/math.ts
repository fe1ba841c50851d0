import { childOf, elementsOf, ownText, type Xml } from '../package/xml.ts';

const valueOf = (properties: Xml | undefined, name: string): string | undefined =>
  childOf(properties, name)?.attributes['m:val'];
/** Round brackets around what is more than one sign, so that a line keeps what a drawing shows by its shape. */
const grouped = (text: string): string => (/^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`);

/** An equation in one line, as it would be typed (Unicode Technical Note 28): fractions with a bar, powers with a circumflex, roots with their sign. */
export function equation(element: Xml): string {
  const part = (name: string): string => {
    const found = childOf(element, name);
    return found ? equation(found) : '';
  };
  switch (element.name) {
    case 'm:t':
    case 'w:t':
      return ownText(element);
    case 'm:f':
      return `${grouped(part('m:num'))}/${grouped(part('m:den'))}`;
    case 'm:sSup':
      return `${grouped(part('m:e'))}^${grouped(part('m:sup'))}`;
    case 'm:sSub':
      return `${grouped(part('m:e'))}_${grouped(part('m:sub'))}`;
    case 'm:sSubSup':
      return `${grouped(part('m:e'))}_${grouped(part('m:sub'))}^${grouped(part('m:sup'))}`;
    case 'm:rad':
      return `${part('m:deg')}√${grouped(part('m:e'))}`;
    case 'm:nary': {
      const [sub, sup] = [part('m:sub'), part('m:sup')];
      const sign = valueOf(childOf(element, 'm:naryPr'), 'm:chr') ?? '∫';
      return `${sign}${sub && `_${grouped(sub)}`}${sup && `^${grouped(sup)}`} ${part('m:e')}`;
    }
    case 'm:d': {
      const properties = childOf(element, 'm:dPr');
      const within = elementsOf(element, 'm:e').map(equation);
      const [open, close] = [valueOf(properties, 'm:begChr') ?? '(', valueOf(properties, 'm:endChr') ?? ')'];
      return `${open}${within.join(valueOf(properties, 'm:sepChr') ?? '|')}${close}`;
    }
    case 'm:func':
      return `${part('m:fName')} ${part('m:e')}`;
    case 'm:m':
      return `(${elementsOf(element, 'm:mr')
        .map((row) => elementsOf(row, 'm:e').map(equation).join(' '))
        .join('; ')})`;
    case 'm:eqArr':
      return elementsOf(element, 'm:e').map(equation).join('; ');
    case 'm:oMathPara':
      return elementsOf(element, 'm:oMath').map(equation).join('; ');
    default:
      return elementsOf(element).map(equation).join('');
  }
}
