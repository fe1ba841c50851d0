import { Suspense, type ReactNode } from 'react';
import { later } from '../later.ts';
import { MARK } from './blocks.ts';
import { unmarkedUncovered } from './uncovered.ts';

const Markdown = later(async () => (await import('./Markdown.tsx')).default);

/** Markdown in the documents' voice; its plain text stands there, in paragraphs as high, until the reader of Markdown has been loaded. */
export function Prose({ children, chip }: { children: string; chip?: (n: number) => ReactNode }) {
  return (
    <Suspense fallback={<Plain>{children}</Plain>}>
      <Markdown {...(chip && { chip })}>{children}</Markdown>
    </Suspense>
  );
}

const Plain = ({ children }: { children: string }) =>
  unmarkedUncovered(children)
    .replace(MARK, '')
    .replaceAll('**', '')
    .replace(/\\(?=[.)])/g, '')
    .split(/\n{2,}/)
    .map((paragraph, at) => (
      <p key={at} className="whitespace-pre-wrap">
        {paragraph}
      </p>
    ));
