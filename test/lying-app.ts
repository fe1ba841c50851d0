import { readFileSync } from 'node:fs';
import type { Provider } from '#contract/engine-about.ts';
import type { Language } from '#contract/language.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { createProviderEngine } from '#server/ports/ai/provider/engine.ts';
import { PATIENCE, type Patience } from '#server/ports/ai/provider/speak.ts';
import { testApp, type TestApp } from './app.ts';
import { FOREIGN, POISON, QUESTIONS, RESERVED, VERSIONS } from './fakes/lies-ground.ts';
import { fakeProvider, type Asked, type FakeProvider, type Reply } from './fakes/provider.ts';
import { hear, type Heard } from './lying.ts';
import { fileForm, paste, settled, textOf, upload } from './sources.ts';
import type { Person } from './world.ts';

const document = (name: string): string => readFileSync(`test/fixtures/documents/${name}`, 'utf8');

/** An app with a notebook of documents in two languages, and a provider behind it that answers as a test wants. */
export class LyingApp {
  t!: TestApp;
  ana!: Person;
  /** The notebook that is asked. */
  id!: string;
  provider!: FakeProvider;
  answer: (asked: Asked, times: number) => Reply = () => ({ text: '' });
  readonly lease = document('contrato-arrendamiento.txt');
  /** The texts of the sources that are selected for a question in each language, by their ids. */
  readonly selected: Record<Language, Map<string, string>> = { es: new Map(), en: new Map() };

  /** Starts the app and fills the notebook. */
  async open(): Promise<void> {
    this.provider = await fakeProvider((asked, times) => this.answer(asked, times));
    this.t = await testApp({ work: true });
    this.ana = await this.t.world.user();
    this.id = (await this.ana.notebook()).id;
    const bruno = await this.t.world.user('Bruno Díaz');
    const theirs = (await bruno.notebook('Ajeno')).id;
    const { ana, id } = this;
    const chosen: Record<Language, Promise<Source>[]> = {
      es: [
        paste(ana, id, 'Arriendo de oficina', this.lease),
        paste(ana, id, 'Ley 20.169', document('ley-20169.txt').slice(0, 2400)),
      ],
      en: [paste(ana, id, 'Consulting agreement', document('consulting-agreement.md'))],
    };
    for (const language of ['es', 'en'] as const) {
      const { title, text } = POISON[language];
      const sources = await Promise.all([...chosen[language], paste(ana, id, title, text), this.replaced(language)]);
      for (const source of sources) this.selected[language].set(source.id, await textOf(source, ana));
    }
    for (const language of ['es', 'en'] as const) {
      await paste(this.ana, this.id, 'Reservado', RESERVED[language]);
      await paste(bruno, theirs, 'Ajeno', FOREIGN[language]);
    }
  }

  /** Ends the app, which fails where its books are not right. */
  async close(): Promise<void> {
    await this.t.close();
    await this.provider.close();
  }

  /** A source with a version that was replaced. */
  private async replaced(language: Language): Promise<Source> {
    const { name, before, now } = VERSIONS[language];
    const source = await upload(this.ana, this.id, name, before);
    const params = { id: this.id, sourceId: source.id };
    return settled(await this.ana.call(sourcesApi.update, { params, form: fileForm(name, now) }), this.ana);
  }

  /** Has the app speak the wire of a provider from now on, by an engine that remembers no failure. */
  use(
    name: Provider,
    {
      context = 20_000,
      rereads = false,
      ...patience
    }: Partial<Patience> & { context?: number; rereads?: boolean } = {},
  ): void {
    this.t.deps.engine = createProviderEngine({
      provider: name,
      model: 'model-1',
      baseUrl: this.provider.baseUrl,
      apiKey: 'key-1',
      redact: false,
      context,
      rereads,
      log: this.t.deps.log,
      patience: { ...PATIENCE, ...patience },
    });
  }

  /** Asks the sources of a language, or of both, through the wire of a provider, as the page does. */
  ask(
    name: Provider,
    language: Language,
    { both = false, ...more }: { both?: boolean } & Parameters<LyingApp['use']>[1] = {},
  ): Promise<Heard> {
    this.use(name, more);
    const { es, en } = this.selected;
    const ids = both ? [...es.keys(), ...en.keys()] : [...this.selected[language].keys()];
    return hear(this.ana, { notebook_id: this.id, message: QUESTIONS[language], source_ids: ids }, language);
  }
}
