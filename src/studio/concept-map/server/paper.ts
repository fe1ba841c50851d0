import type { Segment } from '#contract/answer.ts';
import type { Place } from '#contract/studio.ts';
import type { Told } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import type { Edge, Node } from '../contract.ts';
import { outlineOf, type Twig } from '../outline.ts';
import { words } from './text.ts';

/** The map as a paper: its outline with a quotation for each concept, then the relations beyond the outline. */
export function paper({ result, citations, language }: Told<typeof contract>): Segment[] {
  const t = words[language];
  const excerpt = new Map(citations.map((one) => [one.citation_id, one.excerpt]));
  const quote = (place: Place | null): Segment[] =>
    place && excerpt.has(place.citation_id)
      ? [{ kind: 'quote', text: excerpt.get(place.citation_id)!, citation_id: place.citation_id }]
      : [];
  const labels = new Map(result.nodes.map(({ id, label }) => [id, label]));
  const said = ({ source, label, target, by }: Edge): string =>
    `${labels.get(source)!} — ${label} → ${labels.get(target)!}${by ? ` (${t.model})` : ''}`;
  const of = (one: Node): string => {
    const known = [one.description, ...(one.by ? [t.model] : [])].filter(Boolean).join(', ');
    return known ? `**${one.label}** (${known})` : `**${one.label}**`;
  };
  const twig = ({ node, edge, children }: Twig): Segment[] => [
    ...(node.level === 1 ? [{ kind: 'heading' as const, text: node.label }] : []),
    { kind: 'prose', text: edge && node.level > 1 ? `${of(node)}. ${said(edge)}.` : `${of(node)}.` },
    ...quote(node.place),
    ...children.flatMap(twig),
  ];
  const [root] = outlineOf(result);
  const crossed = result.edges.filter(({ tree }) => !tree);
  return [
    { kind: 'heading', text: result.title },
    { kind: 'prose', text: `${result.summary} ${t.made}` },
    ...(result.key_passages.length > 0 ? [{ kind: 'heading' as const, text: t.mainPassages }] : []),
    ...result.key_passages.flatMap(quote),
    ...(root ? twig(root) : []),
    ...(crossed.length > 0 ? [{ kind: 'heading' as const, text: t.crossed }] : []),
    ...crossed.flatMap((edge): Segment[] => [{ kind: 'prose', text: `${said(edge)}.` }, ...quote(edge.place)]),
  ];
}
