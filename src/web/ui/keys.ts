/** On these machines the command key does what Ctrl does elsewhere. */
export const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
/** How a key pressed together with the machine's own is written: '⌘K' or 'Ctrl K'. */
export const withCommand = (key: string, apple = isApple): string => (apple ? `⌘${key}` : `Ctrl ${key}`);
/** Whether the machine's own key is down. */
export const isCommand = ({ metaKey, ctrlKey }: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey'>): boolean =>
  isApple ? metaKey : ctrlKey;

/** How a key pressed together with Alt is written: '⌥1' or 'Alt 1'. */
export const withAlt = (key: string, apple = isApple): string => (apple ? `⌥${key}` : `Alt ${key}`);
/**
 * The digit of the row above the letters that is pressed with Alt alone; null for any other press, and where the press writes a sign: with the Option key
 * in a field. The keys of the number pad are left out: with Alt they write a sign by its number.
 */
export function altDigit(event: KeyboardEvent): number | null {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  return digit !== undefined && isAlt(event, event.code) ? Number(digit) : null;
}
/** Whether a key is pressed with Alt alone, and the press writes no sign. */
export function isAlt(event: KeyboardEvent, wanted: string): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, code, target } = event;
  if (code !== wanted || !altKey || ctrlKey || metaKey || shiftKey || event.getModifierState('AltGraph')) return false;
  return !(isApple && isTyping(target));
}

const SHEET_OFF = 'shortcutSheetOff';
/** A key without another is an offer that can be turned down (WCAG 2.1.4). */
export const sheetKeyIsOn = (): boolean => localStorage.getItem(SHEET_OFF) === null;
export function setSheetKey(on: boolean): void {
  if (on) localStorage.removeItem(SHEET_OFF);
  else localStorage.setItem(SHEET_OFF, '1');
}

/** Whether what is pressed here is written somewhere. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
