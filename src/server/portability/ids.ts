import { randomUUID } from 'node:crypto';
import type { AnswerContent } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import { Problem } from '#server/http/problem.ts';

/** The ids that the sources of a ZIP have here. One that it does not hold (it was deleted where it came from) gets an id of nothing. */
export class Ids {
  private readonly here = new Map<string, string>();
  private readonly nowhere = new Map<string, string>();

  set(there: string, here: string): void {
    if (this.here.has(there)) throw new Problem('INVALID', { fields: { id: 'repeated' } });
    this.here.set(there, here);
  }

  /** The id of a source that the ZIP holds; INVALID for any other. */
  known(there: string): string {
    const id = this.here.get(there);
    if (id === undefined) throw new Problem('INVALID', { fields: { source_id: 'wrong' } });
    return id;
  }

  private of(there: string): string {
    const id = this.here.get(there) ?? this.nowhere.get(there) ?? randomUUID();
    if (!this.here.has(there)) this.nowhere.set(there, id);
    return id;
  }

  ofCitations = (citations: readonly Citation[]): Citation[] =>
    citations.map((citation) => ({ ...citation, source_id: this.of(citation.source_id) }));

  ofAnswer(content: AnswerContent): AnswerContent {
    const { no_answer } = content;
    return {
      ...content,
      citations: this.ofCitations(content.citations),
      no_answer: no_answer && {
        ...no_answer,
        sources: no_answer.sources.map(({ id, title }) => ({ id: this.of(id), title })),
      },
    };
  }
}
