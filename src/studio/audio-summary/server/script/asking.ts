import type { Voice } from '#contract/voices.ts';
import type { Language } from '#contract/language.ts';
import type { Kind } from './kind.ts';
import type { Matter } from './matters.ts';
import { BY_LAW, BY_VOICE, PLAIN, QUESTIONS, what, who } from './questions.ts';

const ORDINAL =
  /^(?:(?:d[ée]cim|vig[ée]sim|trig[ée]sim|cuadrag[ée]sim|primer|segund|tercer|cuart|quint|sext|s[ée]ptim|octav|noven|und[ée]cim|duod[ée]cim)[oa]\s?)+$/i;
/** How a place is named before it is read: "Dice la cláusula quinta:"; null where its label is no number. */
export function placeName(label: string, kind: Kind, language: Language): string | null {
  const plain = label.replace(/[\s.:–—-]+$/, '').toLowerCase();
  if (language === 'es') {
    if (ORDINAL.test(plain))
      return kind === 'ruling'
        ? `Dice el considerando ${plain.replace(/a(?= |$)/g, 'o')}:`
        : `Dice la cláusula ${plain.replace(/o(?= |$)/g, 'a')}:`;
    if (/^cl[áa]usula \S+(?: \S+)?$/.test(plain)) return `Dice la ${plain}:`;
    if (/^art[íi]culo \S+(?: (?:bis|ter|transitorio))?$/.test(plain)) return `Dice el ${plain}:`;
    return null;
  }
  const section = /^(?:(section|article|clause) )?(\d{1,3}(?:\.\d{1,3})*|[ivxl]+)\b/.exec(plain);
  return section
    ? `Under ${section[1] ?? 'section'} ${section[2]!.replace(/^[ivxl]+$/, (one) => one.toUpperCase())}:`
    : null;
}

/** Asks in turn, so that nothing is asked twice running and each way of asking comes round before it comes again. */
export class Asking {
  private readonly times = new Map<string, number>();
  private last = '';
  constructor(private readonly language: Language) {}

  private next(key: string, list: readonly string[]): string {
    const n = this.times.get(key) ?? 0;
    this.times.set(key, n + 1);
    const one = list[n % list.length]!;
    if (one !== this.last) return (this.last = one);
    return key === 'other' ? this.next(key, list) : this.about('other', 'other');
  }

  /** The question before a sentence of a matter. Of one that has been asked all its ways, what is asked is what else there is. */
  about(matter: Matter, kind: Kind, voice: Voice | null = null): string {
    const turned = kind === 'law' ? (BY_LAW[matter] ?? matter) : matter;
    const plain = turned === matter && PLAIN[kind]?.includes(matter) ? 'other' : turned;
    const spoken = voice && BY_VOICE[voice];
    if (spoken) return this.next(voice, spoken[this.language]);
    const list = QUESTIONS[plain][this.language];
    if (plain !== 'other' && (this.times.get(plain) ?? 0) >= list.length)
      return this.next('other', QUESTIONS.other[this.language]);
    return this.next(plain, list);
  }
}

/** The same question in the other language; null of one that names a place. */
export function translated(question: string, from: Language, to: Language): string | null {
  for (const list of [...Object.values(QUESTIONS), ...Object.values(BY_VOICE)]) {
    const at = list[from].indexOf(question);
    if (at >= 0) return list[to][Math.min(at, list[to].length - 1)]!;
  }
  for (const table of [what, who]) {
    const key = Object.entries(table[from]).find(([, said]) => said === question)?.[0];
    if (key !== undefined) return (table[to] as Record<string, string>)[key]!;
  }
  return null;
}
