import { fetchedBy } from '../document/fetches.ts';
import { fieldSymbol, symbol } from '../document/symbols.ts';
import { childOf, elementsOf, isOn, value, type Xml } from '../package/xml.ts';

/** The state of the fields that are open at a place of a text: of each only the result is read, never the code. */
export class Fields {
  private readonly open: { result: boolean; code: string }[] = [];

  constructor(private readonly fetches: (target: string) => void) {}

  /** Whether a place belongs to a code. */
  get inCode(): boolean {
    return this.open.some((field) => !field.result);
  }

  addCode(text: string): void {
    const field = this.open.at(-1);
    if (field) field.code += text;
  }

  told(code: string): void {
    const target = fetchedBy(code);
    if (target) this.fetches(target);
  }

  /** A begin, a separator or an end of a field, and what shows there: the box or the choice of an old form. */
  turn(element: Xml): string {
    const type = element.attributes['w:fldCharType'];
    const field = this.open.at(-1);
    if (type === 'begin') {
      const shown = this.inCode ? '' : formField(childOf(element, 'w:ffData'));
      this.open.push({ result: false, code: '' });
      return shown;
    }
    if (type === 'separate' && field) {
      field.result = true;
      this.told(field.code);
    } else if (type === 'end' && field) {
      this.open.pop();
      if (field.result || this.inCode) return '';
      this.told(field.code);
      return fieldSymbol(field.code) ?? '';
    }
    return '';
  }
}

function formField(data: Xml | undefined): string {
  const box = childOf(data, 'w:checkBox');
  if (box) {
    const ticked = isOn(childOf(box, 'w:checked')) ?? isOn(childOf(box, 'w:default')) ?? false;
    return symbol('Wingdings', ticked ? 0xfd : 0xa8);
  }
  const list = childOf(data, 'w:ddList');
  const chosen = Number(value(childOf(list, 'w:result')) ?? value(childOf(list, 'w:default')) ?? 0);
  return value(elementsOf(list, 'w:listEntry')[chosen]) ?? '';
}
