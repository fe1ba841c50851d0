/** On these machines the command key does what Ctrl does elsewhere. */
const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
/** How a key pressed together with the machine's own is written: '⌘K' or 'Ctrl K'. */
export const withCommand = (key: string): string => (isApple ? `⌘${key}` : `Ctrl ${key}`);
/** Whether the machine's own key is down. */
export const isCommand = ({ metaKey, ctrlKey }: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey'>): boolean =>
  isApple ? metaKey : ctrlKey;

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
