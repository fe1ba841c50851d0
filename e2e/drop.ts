import type { Page } from '@playwright/test';
import type { Chosen } from './workspace.ts';

/** Drops files on a place of the page, as a person does who drags them from their desk; none: something that is no file. */
export async function dropped(page: Page, place: string, files: readonly Chosen[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: buffer.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, bytes } of all)
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name, { type: mimeType }));
    return transfer;
  }, sent);
  for (const event of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent(place, event, { dataTransfer });
}
