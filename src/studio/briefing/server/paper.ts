import type { Segment } from '#contract/answer.ts';
import { SHAPES } from '#contract/shapes.ts';
import type { Told } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import type { Point } from '../contract.ts';
import { names } from '../names.ts';
import { words } from './text.ts';

/** Words of a source on one line. */
const flow = (excerpt: string): string => excerpt.replace(/\s+/g, ' ').trim();

const NOTHING = { of: '', groups: [], left: 0, remark: '' };

/** The report as a paper: its head, then each section with its statements, each with the words of its source as a footnote. */
export function paper({ result, citations, language }: Told<typeof contract>): Segment[] {
  const say = words[language];
  const name = names[language];
  const heading = (text: string): Segment => ({ kind: 'heading', text });
  const excerpts = new Map(citations.map(({ citation_id, excerpt }) => [citation_id, flow(excerpt)]));
  const told = ({ said, note, level, places }: Point): Segment[] => {
    const quotes = places.flatMap(({ citation_id }) => {
      const words = excerpts.get(citation_id);
      return words ? [`«${words}»`] : [];
    });
    const lead = `${said}${level ? ` (${SHAPES[level]} ${say.level[level].toLowerCase()})` : ''}`;
    const statement: Segment = {
      kind: 'prose',
      text: `- **${lead}**${/[?:]$/.test(lead) ? '' : ':'} ${quotes.join('; ')}`,
      citation_ids: places.map(({ citation_id }) => citation_id),
    };
    return note ? [statement, { kind: 'prose', text: note }] : [statement];
  };
  const head = [result.recipient && name.recipient(result.recipient), result.author && name.author(result.author)]
    .filter(Boolean)
    .join(' · ');
  return [
    heading(result.title),
    ...(head ? [{ kind: 'prose', text: head } satisfies Segment] : []),
    ...result.sections.flatMap((kind, i): Segment[] => {
      const { of, groups, left, remark } = result.written.find((one) => one.kind === kind) ?? NOTHING;
      return [
        heading(`${i + 1}. ${[name.section[kind], of].filter(Boolean).join(': ')}`),
        ...(groups.length === 0 ? [{ kind: 'prose', text: say.nothing } satisfies Segment] : []),
        ...groups.flatMap(({ source, points }): Segment[] => [
          ...(groups.length > 1 || of ? [{ kind: 'prose', text: `**${source}**` } satisfies Segment] : []),
          ...points.flatMap(told),
        ]),
        ...(left > 0 ? [{ kind: 'prose', text: say.left(left) } satisfies Segment] : []),
        ...(remark ? [{ kind: 'prose', text: remark } satisfies Segment] : []),
        ...(kind === 'risks' && groups.length > 0 ? [{ kind: 'prose', text: say.unread } satisfies Segment] : []),
      ];
    }),
  ];
}
