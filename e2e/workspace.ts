import { expect, type Locator, type Page } from '@playwright/test';

/** A file as a person would choose it. */
export type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** How long a source may be read before a journey gives up: far above what it takes, also where others take the machine. Milliseconds. */
export const READ_MS = 60_000;

type Pane = 'Sources' | 'Chat' | 'Studio' | 'Notes';
const regionOf = (pane: Pane): string => (pane === 'Notes' ? 'Studio' : pane);

/** A notebook on screen, at any size: on the phone the panes are reached by the bar at the foot. */
export class Workspace {
  /** Answers that were seen in the chat. */
  private answered = 0;

  constructor(readonly page: Page) {}

  private get isPhone(): boolean {
    return this.page.viewportSize()!.width < 1100;
  }

  /** Shows a pane; they are all there on a wide screen. The notes are a tab of the Studio. */
  async show(pane: Pane): Promise<void> {
    if (this.isPhone)
      await this.page
        .getByRole('navigation', { name: 'Panels' })
        .getByRole('button', { name: regionOf(pane) })
        .click();
    if (pane === 'Notes') await this.page.getByRole('tab', { name: /^Notes/ }).click();
  }

  pane(name: Pane): Locator {
    return this.page.getByRole('region', { name: regionOf(name), exact: true });
  }

  /** Uploads files through the dialog and waits until each has been read. */
  async upload(files: Chosen[]): Promise<void> {
    await this.show('Sources');
    await this.pane('Sources').getByRole('button', { name: 'Add', exact: true }).click();
    await this.page.getByTestId('files').setInputFiles(files);
    for (const { name } of files)
      await expect(this.page.getByRole('checkbox', { name: `Use ${titleOf(name)}` })).toBeChecked({ timeout: READ_MS });
  }

  /** Asks and waits for the answer; answers its article. */
  async ask(question: string): Promise<Locator> {
    await this.show('Chat');
    const answers = this.pane('Chat').getByRole('article', { name: 'Answer' });
    await this.page.getByLabel('Ask about your sources').fill(question);
    // A pane that has just come back may not show them all yet.
    await expect.poll(() => answers.count()).toBeGreaterThanOrEqual(this.answered);
    const before = await answers.count();
    await this.page.getByLabel('Ask about your sources').press('Enter');
    await expect(answers).toHaveCount(before + 1);
    this.answered = before + 1;
    return answers.nth(before);
  }

  /** Shows all passages of an answer: those after the first are folded in one row. */
  async unfold(answer: Locator): Promise<void> {
    for (const row of await answer.getByRole('button', { name: /^\d+ (?:more )?passages?$/, expanded: false }).all())
      await row.click();
  }

  /** Opens a citation from where it stands: a finger sees the quotation first and goes on from there. */
  async open(chip: Locator): Promise<void> {
    if (!this.isPhone) return chip.click();
    await chip.tap();
    await this.page
      .getByRole('dialog', { name: /^Citation/ })
      .getByRole('button', { name: 'Open in source' })
      .tap();
  }

  /** The marked words of the open source, put together as they are read. */
  async marked(): Promise<string> {
    const marks = this.page.getByRole('region', { name: 'Text of the source' }).locator('mark');
    await expect(marks.first()).toBeInViewport();
    return flow((await marks.allTextContents()).join(' '));
  }
}

/** The words that a quotation shows, marked or not, without the chips of its citations. */
export const quoted = async (quote: Locator): Promise<string> =>
  flow(
    await quote.evaluate((block) => {
      const copy = block.cloneNode(true) as Element;
      for (const chip of copy.querySelectorAll('.cite')) chip.remove();
      return copy.textContent;
    }),
  );

/** The passage or the line that the chip of a citation stands above, or in. */
export const passageOf = (chip: Locator): Locator =>
  chip.locator('xpath=(ancestor::p[@data-direct] | ancestor::blockquote | ancestor::figure[1]/blockquote[1])[last()]');

/** Words without the line ends of the page. */
export const flow = (text: string): string => text.replace(/\s+/g, ' ').trim();
const titleOf = (name: string): string => name.replace(/\.\w+$/, '');
