import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { chatText } from './text.ts';

type Props = { questions: readonly string[]; onAsk: (question: string) => void };

/** Questions as full-width rows. */
function QuestionRows({ questions, onAsk }: Props) {
  return (
    <ul className="border-t border-line">
      {questions.map((question) => (
        <li key={question} className="border-b border-line">
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="flex w-full items-center gap-3 py-3 text-left text-[15px]/[22px] hover:text-tinta"
          >
            <span className="flex-1">{question}</span>
            <ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A conversation that has not begun: what is ready, and questions to start with. */
export function Beginning({ ready, questions, onAsk }: Props & { ready: number }) {
  const t = useText(chatText);
  const { number } = useFormats();
  return (
    <div className="pt-6">
      <h3 className="font-serif text-h2 font-semibold">{t.ready(ready, number(ready))}</h3>
      <p className="mt-1 mb-5 text-ui text-ink-2">{questions.length > 0 ? t.readyText : t.readyPlain}</p>
      {questions.length > 0 && <QuestionRows questions={questions} onAsk={onAsk} />}
    </div>
  );
}

/** More than this have arrows (specification 1, section 9). */
const WITHOUT_ARROWS = 2;
/** Questions in one row above the composer, moved by arrows, by finger or by keys. */
export function Carousel({ questions, onAsk }: Props) {
  const t = useText(chatText);
  const row = useRef<HTMLUListElement>(null);
  const move = (by: 1 | -1): void =>
    row.current?.scrollBy({ left: by * row.current.clientWidth * 0.8, behavior: 'smooth' });
  const arrows = questions.length > WITHOUT_ARROWS;
  if (questions.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t.suggested}
      data-foot
      className="mx-auto flex w-full max-w-[720px] items-center gap-1 px-4 pt-2"
    >
      {arrows && (
        <IconButton icon={ChevronLeft} label={t.previous} onClick={() => move(-1)} className="max-sm:hidden" />
      )}
      <ul ref={row} className="flex min-w-0 flex-1 snap-x gap-2 overflow-x-auto [scrollbar-width:none]">
        {questions.map((question) => (
          <li key={question} className="shrink-0 snap-start">
            <button
              type="button"
              onClick={() => onAsk(question)}
              title={question}
              className="block h-8 max-w-[320px] truncate rounded-md border border-line bg-paper px-3 text-note text-ink-2 hover:border-line-strong hover:text-ink max-sm:h-11 max-sm:max-w-[260px]"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      {arrows && <IconButton icon={ChevronRight} label={t.next} onClick={() => move(1)} className="max-sm:hidden" />}
    </div>
  );
}
