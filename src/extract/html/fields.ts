/** Asks an element for an attribute. */
export type Attribute = (name: string) => string | null | undefined;

/** Whether an element says of itself that it is not shown. */
export const hidden = (attribute: Attribute): boolean =>
  (attribute('hidden') ?? null) !== null || /(?:^|;)\s*display\s*:\s*none/i.test(attribute('style') ?? '');

/** Fields of a form whose value a person wrote and sees. */
const WRITTEN = /^(?:text|search|email|tel|url|number|date|month|week|time|datetime-local)?$/;

/** What a field of a form shows: its value, or whether it is ticked; '' for one that shows nothing of its own. */
export function fieldText(attribute: Attribute): string {
  const type = (attribute('type') ?? '').toLowerCase();
  if (type === 'checkbox' || type === 'radio') return (attribute('checked') ?? null) === null ? '[ ]' : '[x]';
  return WRITTEN.test(type) ? (attribute('value') ?? '') : '';
}

/** What of a page is not read: text that no browser shows, pictures that show something, files within the page. */
export type Left = { hidden: boolean; pictures: boolean; files: boolean };

const FILES = new Set(['iframe', 'object', 'embed', 'audio', 'video', 'frame']);
/** Notes that an element is a picture or a file, which is not read. A picture whose description is empty only decorates. */
export function leave(left: Left, name: string, attribute: Attribute): void {
  if (FILES.has(name)) left.files = true;
  if (name === 'canvas' || (name === 'img' && attribute('alt') !== '')) left.pictures = true;
}
