import { lazy, Suspense, type ReactNode } from 'react';
import { MARK } from './blocks.ts';

const Markdown = lazy(() => import('./Markdown.tsx'));

/** Markdown in the documents' voice; its plain text stands there until the reader of Markdown has been loaded. */
export function Prose({ children, chip }: { children: string; chip?: (n: number) => ReactNode }) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{children.replace(MARK, '').replaceAll('**', '')}</p>}>
      <Markdown {...(chip && { chip })}>{children}</Markdown>
    </Suspense>
  );
}
