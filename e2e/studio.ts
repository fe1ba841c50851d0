import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { authorized } from './notebook.ts';
import { flow } from './workspace.ts';

/** What the Studio says of itself; what its tools say is theirs. */
export const STUDIO_WORDS = {
  en: {
    panels: 'Panels',
    studio: 'Studio',
    functions: 'Functions',
    notes: 'Notes',
    back: 'Back to Functions',
    document: 'Document',
    generate: /^Generate/,
    close: 'Close',
    closesIn: /^Closes in \d+\ss$/,
    held: 'Stays open while you look',
    options: /^Options for/,
    open: 'Open',
    download: (format: string) => `Download as ${format}`,
    remove: 'Delete',
    removed: 'Resource deleted successfully',
    toResult: 'Back to the result',
    inSource: 'Open in source',
    cancel: /^Cancel and get/,
    cancelled: 'Cancelled',
    ready: /: ready$/,
    openResult: 'Open the result',
    news: '1 new',
    mayLeave: 'You can leave this page.',
    again: 'Try again',
    returned: /tokens were returned\./,
    insufficient: 'Insufficient Tokens',
    lack: /^You have \d+\. You need \d+ more\.$/,
    recharge: 'Top up Tokens',
    addSources: 'Add sources',
    gone: 'This result does not exist any more',
    staysHere: 'Nothing leaves this server.',
    without: 'Without the model',
    byNone: 'without a model',
    markdown: 'Markdown (.md)',
    export: 'Export',
    more: 'More actions',
    loading: 'Loading the results...',
  },
  es: {
    panels: 'Paneles',
    studio: 'Estudio',
    functions: 'Funciones',
    notes: 'Notas',
    back: 'Volver a Funciones',
    document: 'Documento',
    generate: /^Generar/,
    close: 'Cerrar',
    closesIn: /^Se cierra en \d+\ss$/,
    held: 'Sigue abierto mientras miras',
    options: /^Opciones de/,
    open: 'Abrir',
    download: (format: string) => `Descargar como ${format}`,
    remove: 'Eliminar',
    removed: 'Recurso eliminado exitosamente',
    toResult: 'Volver al resultado',
    inSource: 'Abrir en la fuente',
    cancel: /^Cancelar y recuperar/,
    cancelled: 'Cancelado',
    ready: /: listo$/,
    openResult: 'Abrir el resultado',
    news: '1 nuevo',
    mayLeave: 'Puedes salir de esta página.',
    again: 'Intentar de nuevo',
    returned: /Se devolvieron \d+\stokens\./,
    insufficient: 'Tokens Insuficientes',
    lack: /^Tienes \d+\. Te faltan \d+\.$/,
    recharge: 'Recargar Tokens',
    addSources: 'Agregar fuentes',
    gone: 'Este resultado ya no existe',
    staysHere: 'Nada sale de este servidor.',
    without: 'Sin el modelo',
    byNone: 'sin modelo',
    markdown: 'Markdown (.md)',
    export: 'Exportar',
    more: 'Más acciones',
    loading: 'Cargando los resultados...',
  },
} as const;

export const isPhone = (page: Page): boolean => page.viewportSize()!.width < 1100;
/** English on the desktop, Spanish on the phone. */
export const languageOf = (page: Page): Language => (isPhone(page) ? 'es' : 'en');

/** What is left of the tokens. */
export async function balance(page: Page, request: APIRequestContext): Promise<number> {
  const answer = await request.get('/api/tokens/balance/', { headers: await authorized(page) });
  return ((await answer.json()) as { balance: number }).balance;
}

/** The Studio of the notebook on screen, at any size and in either language. */
export class Studio {
  readonly words: (typeof STUDIO_WORDS)[Language];
  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.words = STUDIO_WORDS[language];
  }

  get pane(): Locator {
    return this.page.getByRole('region', { name: this.words.studio, exact: true });
  }

  /** Opens a notebook at its tools. */
  async visit(notebookId: string): Promise<void> {
    await this.page.goto(`/notebook/${notebookId}?panel=studio`);
    await expect(this.pane.locator('[data-tool]').first()).toBeVisible();
  }

  /** The kinds of the generators of this shelf, in their order. There is always one. */
  async kinds(): Promise<string[]> {
    const tools = this.pane.locator('[data-tool][data-type=generator]');
    await expect(tools.first()).toBeVisible();
    const rows = await tools.all();
    const kinds = await Promise.all(rows.map((row) => row.getAttribute('data-tool')));
    return kinds.map((kind) => kind!);
  }

  tool(kind: string): Locator {
    return this.pane.locator(`[data-tool="${kind}"]`);
  }

  get generate(): Locator {
    return this.pane.getByRole('button', { name: this.words.generate });
  }

  /** The cards; those in a state, where one is told. */
  cards(status?: 'pending' | 'processing' | 'completed' | 'failed'): Locator {
    return this.pane.locator(status ? `[data-job][data-status=${status}]` : '[data-job]');
  }

  /** Where a document is chosen in the view of a tool. */
  get document(): Locator {
    return this.pane.getByRole('combobox', { name: this.words.document });
  }

  /** Chooses a document in the view of a tool. */
  async choose(title: string | RegExp): Promise<void> {
    await this.document.click();
    await this.page.getByRole('option', { name: title }).click();
  }

  /** The panel that says that a job was started. */
  get started(): Locator {
    return this.pane.locator('[data-started]');
  }

  /** Closes what says that a job was started. On a busy machine it may have closed by itself by now. */
  async closeStarted(): Promise<void> {
    const close = this.started.getByRole('button', { name: this.words.close });
    await expect(async () => {
      if ((await this.started.count()) > 0) await close.click({ timeout: 1000 });
      await expect(this.started).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  }

  /** Generates from the document that is chosen, and closes what says that it was started. */
  async startChosen(): Promise<void> {
    const taken = this.page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
    await this.generate.click();
    await taken;
    await this.closeStarted();
  }

  /** Generates from a document, and closes what says that it was started. */
  async start(title: string): Promise<void> {
    await this.choose(title);
    await this.startChosen();
  }

  /** Downloads by the menu that is open, and answers the name of the file. */
  async download(format: string): Promise<string> {
    const file = this.page.waitForEvent('download');
    await this.page.getByRole('menuitem', { name: this.words.download(format) }).click();
    return (await file).suggestedFilename();
  }

  /** Generates by a tool from a document, opens the result, and answers the sheet that it stands in. */
  async result(kind: string, title: string): Promise<Locator> {
    await this.tool(kind).click();
    await this.start(title);
    await expect(this.cards('completed')).toHaveCount(1, { timeout: 60_000 });
    await this.cards('completed').locator('[data-open]').click();
    const sheet = this.page.getByRole('dialog');
    await expect(sheet.getByRole('heading', { level: 2 }).first()).toContainText(title);
    await expect(sheet.getByRole('status', { name: this.words.loading })).toHaveCount(0);
    return sheet;
  }

  /** Follows a citation of the open result to its lines, and answers the words that are marked there. */
  async follow(chip: Locator): Promise<string> {
    if (isPhone(this.page)) {
      await chip.tap();
      // The result may offer the same beside its player; the card of the number lies over it.
      await this.page.getByRole('button', { name: this.words.inSource }).last().tap();
    } else await chip.click();
    const marks = this.page.locator('.sheet mark');
    await expect(marks.first()).toBeInViewport();
    return flow((await marks.allTextContents()).join(' '));
  }

  /** Comes back to the result that a citation led from; its number has the focus again. */
  async comeBack(chip: Locator): Promise<void> {
    await this.page.getByRole('button', { name: this.words.toResult }).click();
    await expect(chip).toBeFocused();
  }
}
