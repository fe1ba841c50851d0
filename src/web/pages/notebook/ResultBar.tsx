import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { notebookText } from './text.ts';

/** Over the source that a citation of a result was opened in: the way back to that result. */
export function ResultBar({ onBack }: { onBack: () => void }) {
  const t = useText(notebookText);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the sheet that gave way has handed the focus back.
    const timer = setTimeout(() => bar.current?.querySelector('button')?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={bar} className="flex h-11 shrink-0 items-center border-b border-line bg-tinta-soft px-4 print:hidden">
      <TextLink icon={ArrowLeft} className="min-h-11 text-note desk:min-h-6" onClick={onBack}>
        {t.toResult}
      </TextLink>
    </div>
  );
}
