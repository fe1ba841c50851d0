import { Fragment } from 'react';
import { Link } from 'react-router';
import { textLinkLook } from '#web/ui/Button.tsx';
import type { Words as Text } from './text-types.ts';

/** A number stays on the line of what it counts, and of what it is the number of: "30 días", "Ley 19.496". */
const together = (words: string): string =>
  words
    .replace(/(\d) (?=[a-záéíóúñ%])/gi, '$1\u00a0')
    .replace(/\b(Ley|artículo|letra|sección|menos) (?=\d)/gi, '$1\u00a0');

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;

/** Words of a legal text with their links and strong words. An address of another site opens beside. */
export function Words({ children }: { children: Text }) {
  const parts: React.ReactNode[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: strong, 2: name, 3: to } of children.matchAll(MARK)) {
    parts.push(together(children.slice(from, index)));
    parts.push(strong ? <strong className="font-[620]">{together(strong)}</strong> : <Go to={to!}>{name!}</Go>);
    from = index + whole.length;
  }
  parts.push(together(children.slice(from)));
  return parts.map((part, at) => <Fragment key={at}>{part}</Fragment>);
}

function Go({ to, children }: { to: string; children: string }) {
  const look = textLinkLook('inline! min-h-0! font-medium!');
  return to.startsWith('/') ? (
    <Link to={to} className={look}>
      {children}
    </Link>
  ) : (
    <a href={to} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
    </a>
  );
}
