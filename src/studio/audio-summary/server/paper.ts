import type { Segment } from '#contract/answer.ts';
import type { Told } from '#server/studio/tool.ts';
import { parts, speakers } from '../contract.ts';
import type contract from '../contract.ts';
import { words } from './text.ts';

/** Words of a person or a model as plain words of Markdown. */
const plain = (text: string): string => text.replace(/[\\*_`#[\]<>|~]/g, (mark) => `\\${mark}`);

/** The script as a paper: who speaks and what, part by part, each line that tells something with the number of its place. */
export function paper({ result, citations, language }: Told<typeof contract>): Segment[] {
  const t = words[language];
  const known = new Set(citations.map(({ citation_id }) => citation_id));
  const lines = parts.flatMap((part): Segment[] => {
    const said = result.lines.filter((line) => line.part === part);
    if (said.length === 0) return [];
    return [
      { kind: 'heading', text: t.parts[part] },
      ...said.map(({ speaker, text, location, by, edited }): Segment => {
        const name = result.speakers[speakers.indexOf(speaker)]!.name;
        const notes = [...(by ? [t.byModel] : []), ...(edited ? [t.edited] : [])];
        return {
          kind: 'prose',
          text: `**${plain(name)}:** ${plain(text)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
          ...(location && known.has(location.citation_id) && { citation_ids: [location.citation_id] }),
        };
      }),
    ];
  });
  return [
    { kind: 'heading', text: t.title },
    { kind: 'prose', text: [t.quoted, ...(result.partly ? [plain(result.partly)] : [])].join(' ') },
    ...lines,
  ];
}
