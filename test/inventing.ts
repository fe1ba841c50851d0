import { z } from 'zod';
import type { Language } from '#contract/language.ts';
import { fromModel } from '#reading/support/ungated.ts';
import { sentences } from '#reading/sentences.ts';
import type { Model } from '#server/ports/ai/port.ts';
import { quoted } from '#server/studio/online.ts';

/** A JSON Schema, as far as one is filled here. */
type Schema = {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
};
/** Findings of a list. */
const MANY = 24;
/** What stands nowhere, in every kind of lie but the turned sense. */
export const MARKS = /7[.,]777[.,]777|88\.888|Quiñenao/;
/** A figure that a model names in the place of a number. */
export const FIGURE = 7777;

/** A verb whose denial says the contrary of its sentence. */
const VERB: Record<Language, RegExp> = {
  es: /(?<no>\bno )?(?<verb>\p{L}{3,}r(?:án?|é)(?!\p{L}))/u,
  en: /(?<verb>\b(?:shall|will|may|must|is|are)\b)(?<no> not\b)?/u,
};
const DENIED: Record<Language, (verb: string) => string> = {
  es: (verb) => `no ${verb}`,
  en: (verb) => `${verb} not`,
};
/** A sentence whose verb says the contrary; null for one without a verb that can. */
function turned(sentence: string, language: Language): string | null {
  const { no, verb } = VERB[language].exec(sentence)?.groups ?? {};
  return verb === undefined ? null : sentence.replace(VERB[language], no ? verb : DENIED[language](verb));
}
const begins = (sentence: string): string => sentence.split(' ').slice(0, 8).join(' ');
/** Lies beside a true sentence: another figure, an authority and an author that nobody has, its contrary, a right of somebody in words of its own, and where to go. */
const LIES: Record<Language, readonly ((sentence: string) => string | null)[]> = {
  es: [
    (sentence) => turned(sentence, 'es'),
    (sentence) => `${begins(sentence)} es de $ 7.777.777.`,
    () => 'Así lo resolvió la Corte Suprema en el Rol N° 88.888-2019.',
    () => 'Según enseña Quiñenao, vale menos.',
    () => 'El comprador puede exigir cuanto quiera.',
    () => 'Más barato en ofertas-legales.cl',
  ],
  en: [
    (sentence) => turned(sentence, 'en'),
    (sentence) => `${begins(sentence)} is $7,777,777.`,
    () => 'The Supreme Court so held in case No. 88.888-2019.',
    () => 'As Quiñenao teaches, it is worth less.',
    () => 'The buyer may claim whatever it likes.',
    () => 'Cheaper at legal-offers.com',
  ],
};

/** How a model fills the texts of a shape: at `path` with lies, elsewhere with words of its quotation. */
export class Inventor {
  /** The free texts of all shapes that were asked for, by their paths. */
  readonly fields = new Set<string>();
  /** What it made up. */
  readonly lies = new Set<string>();

  /** `lying`: the path of the texts that are lies; null for none, `*` for all. `empty`: it finds nothing. `seed`: another makes it choose otherwise. */
  constructor(
    private readonly lying: string | null,
    { empty = false, seed = 1, language = 'es' }: { empty?: boolean; seed?: number; language?: Language } = {},
  ) {
    this.empty = empty;
    this.ways = LIES[language];
    this.chance = seed;
  }
  private readonly empty: boolean;
  private readonly ways: (typeof LIES)[Language];
  /** The sentences of the last material that had some: what rests on no quotation is made of them. */
  private read: readonly { line: number; sentence: string }[] = [];
  private chance: number;

  readonly model: Model = {
    about: { name: 'openai-compatible', model: 'model-1', host: 'ai.example', leaves: 'passages', redacts: false },
    generate: ({ shape, material }) => {
      const lines = [...material.matchAll(/^(\d+) \| (.{30,})$/gm)].flatMap(([, line, words]) =>
        sentences(words!).map(({ start, end }) => ({ line: Number(line), sentence: words!.slice(start, end).trim() })),
      );
      if (lines.length > 0) this.read = lines;
      const made = this.value(z.toJSONSchema(shape, { io: 'input' }) as Schema, '', this.read, '');
      return Promise.resolve(fromModel(shape.parse(made)));
    },
  };

  private next(of: number): number {
    this.chance = (this.chance * 16_807) % 2_147_483_647;
    return Math.floor((this.chance / 2_147_483_647) * of);
  }

  /** Some words of a sentence: all of it, a name in it, or a few of it. */
  private honest(sentence: string): string {
    const names =
      sentence.match(/\p{Lu}\p{L}+(?: \p{L}{1,4})?(?: \p{Lu}\p{L}+)+|\p{Lu}\p{L}+(?: \p{Ll}+){1,3}/gu) ?? [];
    const all = sentence.match(/[\p{L}\p{N}]+/gu) ?? [''];
    const some = [sentence, names[this.next(names.length)] ?? sentence, all[this.next(all.length)]!];
    return some[this.next(some.length)]!;
  }

  private lie(sentence: string, most: number): string {
    for (;;) {
      const lie = this.ways[this.next(this.ways.length)]!(sentence)?.slice(0, most);
      if (lie === undefined) continue;
      this.lies.add(lie);
      return lie;
    }
  }

  private text(path: string, sentence: string, most = Infinity): string {
    this.fields.add(path);
    const lies = this.lying === path || this.lying === '*';
    return lies ? this.lie(sentence, most) : this.honest(sentence).slice(0, most);
  }

  private value(
    schema: Schema,
    path: string,
    lines: readonly { line: number; sentence: string }[],
    near: string,
  ): unknown {
    const { type, properties, items, anyOf } = schema;
    if (anyOf)
      return this.value(
        anyOf.find((one) => one.type !== 'null')!,
        path,
        lines,
        near,
      );
    if (schema.enum) return schema.enum[this.next(schema.enum.length)];
    if (type === 'array') {
      const many = this.empty ? 0 : Math.min(schema.maxItems ?? MANY, path.includes('[]') ? 2 : MANY);
      return Array.from({ length: many }, () => this.value(items!, `${path}[]`, lines, near));
    }
    if (type === 'object') {
      const rests = Object.keys(quoted.shape).every((key) => key in properties!);
      const at = lines[this.next(Math.max(1, lines.length))] ?? { line: 1, sentence: near };
      const sentence = rests ? at.sentence : near || at.sentence;
      return Object.fromEntries(
        Object.entries(properties!).map(([key, one]) => {
          if (rests && key === 'line') return [key, at.line];
          const to = `${path}.${key}`;
          if (rests && key === 'quote' && this.lying !== to) {
            this.fields.add(to);
            return [key, sentence];
          }
          return [key, this.value(one, to, lines, sentence)];
        }),
      );
    }
    if (type === 'integer' || type === 'number') return FIGURE;
    if (type === 'boolean') return this.next(2) === 0;
    return this.text(path, near, schema.maxLength);
  }
}
