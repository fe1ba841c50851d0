import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { SheetLine } from '#web/ui/Sheet.tsx';
import { landingText } from './text.ts';

const FIRST = 180;
/** The lines below the two that stand before; the words of the first citation are those before the cut of a line, those of the second stand behind it. */
const CITED = [
  { from: 182, to: 184 },
  { from: 184, to: 186 },
] as const;
type Cited = 0 | 1;
/** Milliseconds that a pointer rests before the passage shows, and may be off it before it goes. */
const REST = { in: 250, out: 150 } as const;

/** A citation shown by a pointer that rests, by the keyboard or by touch; what the eye follows must not flicker. */
function useShown() {
  const [shown, setShown] = useState<Cited | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (ms: number, next: Cited | null): void => {
    clearTimeout(timer.current);
    if (ms === 0) setShown(next);
    else timer.current = setTimeout(() => setShown(next), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, after };
}

/** The words of one citation, over its lines. */
function Passage({ id, at, onEnter, onLeave }: { id: string; at: Cited; onEnter: () => void; onLeave: () => void }) {
  const { example: t } = useText(landingText);
  const words = t.lines.map((line) => line[at]).filter(Boolean);
  const { from, to } = CITED[at];
  return (
    <div
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="float-in absolute inset-x-4 top-2 z-10 mx-auto max-w-[420px] rounded-lg border border-line bg-paper p-4 shadow-float"
    >
      <span className="block text-ui font-semibold">{t.source}</span>
      <span className="block text-note text-ink-3">
        PDF · {t.page} · {t.rows(from, to)}
      </span>
      <span className="mt-3 mb-1 block text-meta font-semibold text-ok">{t.passage}</span>
      <span className="quote block">
        <mark>{words.map((part) => part.trim()).join(' ')}</mark>
      </span>
      <span className="mt-3 block text-note text-ink-2">{t.press}</span>
    </div>
  );
}

/** A sheet of a lease, a question and the answer whose numbers show their passage and mark its lines: what Fojas is, before a word about it. */
export function Example() {
  const { example: t } = useText(landingText);
  const passage = useId();
  const { shown, after } = useShown();
  const [marked, setMarked] = useState<Cited>(0);
  const [pressed, setPressed] = useState(false);
  // A finger has nothing to rest with: its first touch shows the passage, its next marks the lines.
  const finger = useRef(false);
  const press = (at: Cited): void => {
    if (finger.current && shown !== at) return after(0, at);
    setMarked(at);
    setPressed(true);
    after(0, null);
  };
  const chip = (at: Cited) => (
    <button
      type="button"
      className="cite"
      data-open={marked === at ? '' : undefined}
      aria-pressed={marked === at}
      aria-label={t.cite(at + 1, t.source, t.rows(CITED[at].from, CITED[at].to))}
      aria-describedby={shown === at ? passage : undefined}
      onPointerDown={({ pointerType }) => (finger.current = pointerType === 'touch')}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && after(REST.in, at)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && after(REST.out, null)}
      onFocus={({ target }) => target.matches(':focus-visible') && !finger.current && after(0, at)}
      onBlur={() => after(REST.out, null)}
      onKeyDown={({ key }) => {
        finger.current = false;
        if (key === 'Escape') after(0, null);
      }}
      onClick={() => press(at)}
    >
      {at + 1}
    </button>
  );
  return (
    <figure
      aria-label={t.label}
      className="min-w-0 overflow-hidden rounded-xl border border-line bg-paper shadow-float"
    >
      <div className="border-b border-line px-6 py-5 max-sm:px-5">
        <p className="text-note text-ink-3">{t.question}</p>
        <p className="mt-1.5 font-serif text-[18px]/[28px]">
          {([0, 1] as const).map((at) => (
            <Fragment key={at}>
              {t.answer[at]}
              <span className="whitespace-nowrap">
                &nbsp;{chip(at)}
                {at === 1 && t.answer[2]}
              </span>
            </Fragment>
          ))}
        </p>
      </div>
      <div className="relative">
        <div
          key={pressed ? marked : -1}
          className={`py-2 [&_.t]:text-[15.5px] sm:[&_.t]:pr-2${pressed ? ' pulse' : ''}`}
        >
          {t.before.map((line, at) => (
            <SheetLine key={line} n={FIRST + at}>
              {line}
            </SheetLine>
          ))}
          {t.lines.map((parts, at) => (
            <div key={parts.join('')} className="fl" data-hit={parts[marked] ? '' : undefined}>
              <span className="n">{FIRST + t.before.length + at}</span>
              <span className="t">
                {parts.map((part, of) => part && (of === marked ? <mark key={of}>{part}</mark> : part))}
              </span>
            </div>
          ))}
          <SheetLine n={FIRST + t.before.length + t.lines.length}>{t.after}</SheetLine>
        </div>
        {shown !== null && (
          <Passage id={passage} at={shown} onEnter={() => after(0, shown)} onLeave={() => after(REST.out, null)} />
        )}
      </div>
      <figcaption className="flex justify-between gap-4 border-t border-line px-6 py-3 text-note text-ink-3 max-sm:px-5">
        <span>
          {t.source} · {t.page}
        </span>
        <span className="shrink-0 text-ok">{t.state}</span>
      </figcaption>
    </figure>
  );
}
