import type { Language } from '#contract/language.ts';
import type { Range } from '#reading/lines.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import type { Draft } from '#server/studio/tool.ts';
import { categories, LISTED, type Category, type Issue, type Quality } from '../contract.ts';
import type quality from '../contract.ts';
import { decimal } from './report.ts';
import { serverText } from './text.ts';

type Beside = { category: Category; range: Range; claim: Claim; issue: Omit<Issue, 'place'> };

/** A report that takes in what another reader found. What it has stays as it is, and so does its score. */
export class Joined {
  readonly result: Quality;
  private readonly claims: Claim[];
  private readonly taken: { category: Category; range: Range }[];
  /** How much was taken in. */
  added = 0;

  /** `narrow`: characters of a finding that keeps out others of any kind; a longer one keeps out its own kind. */
  constructor(
    { result, claims }: Draft<typeof quality>,
    private readonly narrow: number,
  ) {
    this.result = structuredClone(result) as Quality;
    this.claims = [...claims];
    this.taken = categories.flatMap((category) =>
      this.result.categories[category].issues.map((one) => ({ category, range: this.rangeOf(one) })),
    );
  }

  private rangeOf({ place }: Pick<Issue, 'place'>): Range {
    const { start = 0, end = start } = this.claims[place.citation_id - 1] ?? {};
    return { start, end };
  }

  /** Whether something of the report stands at a place already. */
  private has(category: Category, { start, end }: Range): boolean {
    return this.taken.some(
      ({ category: other, range }) =>
        range.start < end && range.end > start && (range.end - range.start <= this.narrow || other === category),
    );
  }

  /** Takes in one finding; false where the report has one there, or its list is full. */
  add({ category, range, claim, issue }: Beside): boolean {
    const listed = this.result.categories[category];
    if (listed.issues.length >= LISTED || this.has(category, range)) return false;
    this.taken.push({ category, range });
    const citation_id = this.claims.push(claim);
    listed.issues.push({ ...issue, place: { citation_id } });
    listed.count++;
    this.added++;
    return true;
  }

  /** The report as a draft, with sentences that tell of who else read. */
  draft(language: Language, sentences: readonly string[]): Draft<typeof quality> {
    const t = serverText[language];
    const { summary } = this.result;
    const start = (one: Issue): number => this.rangeOf(one).start;
    for (const name of categories) this.result.categories[name].issues.sort((a, b) => start(a) - start(b));
    const said = summary.total_issues === 0 && this.added > 0 ? t.good : summary.overall_assessment;
    summary.total_issues += this.added;
    summary.overall_assessment = [said, ...sentences].join(' ');
    return {
      result: this.result,
      claims: this.claims,
      description: t.card(summary.total_issues, decimal(summary.document_quality_score, language)),
    };
  }
}
