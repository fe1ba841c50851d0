import { randomUUID } from 'node:crypto';
import type { AnswerContent } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import { Problem } from '#server/http/problem.ts';

const isOfSource = (row: unknown): row is { source_id: string } =>
  typeof row === 'object' && row !== null && 'source_id' in row && typeof row.source_id === 'string';

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

  /** A result with rows of sources (of one in parts) by the ids that these have here; a row of a source that the ZIP does not hold is left out. */
  ofRows(result: unknown): unknown {
    const rows = (result as { rows?: unknown } | null)?.rows;
    if (!Array.isArray(rows) || !rows.every(isOfSource)) return result;
    const here = rows.flatMap((row) => {
      const source_id = this.here.get(row.source_id);
      return source_id === undefined ? [] : [{ ...row, source_id }];
    });
    return { ...(result as object), rows: here };
  }

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
