import { AudioLines, Undo2 } from 'lucide-react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useCapabilities } from '#web/api/use-capabilities.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import type { DetailProps } from '#web/studio/tool.ts';
import { Button, TextLink } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/tone.tsx';
import type contract from '../contract.ts';
import { SCRIPT } from '../contract.ts';
import { dropScript, keepScript, keptScript } from './draft.ts';
import { begun, edit, isSameScript, linesOf, measure, type Edited } from './edit.ts';
import { EditLine } from './EditLine.tsx';
import { audioText } from './text.ts';
import { useLeaving } from '#web/ui/use-leaving.ts';
import { useSpeak } from './use-speak.ts';

type Props = DetailProps<typeof contract> & { onEnd: () => void };

/** The script as text areas. What is changed is kept in this browser until the server took it. */
export function Editor({ result, job: { job_id: jobId }, notebookId, onChanged, onEnd }: Props) {
  const t = useText(audioText);
  const [before] = useState(() => linesOf(result));
  const [kept] = useState(() => keptScript(jobId));
  const [editing, change] = useReducer(edit, begun(kept ?? before));
  const { lines, past, focus } = editing;
  const dirty = !isSameScript(before, lines);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (dirty) keepScript(jobId, lines);
    else dropScript(jobId);
  }, [dirty, jobId, lines]);
  const [sent, setSent] = useState(false);
  const leaving = useLeaving(dirty && !sent, onEnd);
  const speak = useSpeak(notebookId, jobId, (now) => {
    setSent(true);
    dropScript(jobId);
    onChanged(now);
    onEnd();
  });
  const drop = (): void => {
    dropScript(jobId);
    onEnd();
  };
  const names = [result.speakers[0]?.name ?? 'A', result.speakers[1]?.name ?? 'B'] as const;
  return (
    <div className="flex min-h-0 flex-1 flex-col print:block">
      <div className="scroll min-h-0 flex-1 px-5 pb-6 sm:px-8 print:overflow-visible">
        <h3 ref={head} tabIndex={-1} className="font-serif text-[19px]/6 font-semibold outline-none">
          {t.editing}
        </h3>
        <p className="mt-1 text-note text-ink-2">{t.editHelp}</p>
        {kept && dirty && (
          <p
            role="status"
            className="mt-3 flex flex-wrap items-center gap-x-4 rounded-md bg-warn-soft px-3 py-1.5 text-note text-warn"
          >
            {t.waiting}
            <TextLink className="ml-auto max-sm:min-h-11" onClick={drop}>
              {t.drop}
            </TextLink>
          </p>
        )}
        <ol className="mt-2">
          {lines.map((line, i) => (
            <EditLine
              key={line.id}
              line={line}
              n={i + 1}
              names={names}
              focused={line.id === focus}
              disabled={speak.isPending}
              onChange={change}
            />
          ))}
        </ol>
      </div>
      <Foot
        lines={lines}
        result={result}
        dirty={dirty}
        speak={speak}
        onUndo={past.length > 0 ? () => change({ do: 'undo' }) : null}
        onLeave={leaving.leave}
      />
      <ConfirmDialog
        open={leaving.asking}
        onClose={leaving.stay}
        title={t.leaveTitle}
        label={t.leave}
        busyLabel={t.leave}
        busy={false}
        onConfirm={leaving.go}
      >
        {t.leaveText}
      </ConfirmDialog>
    </div>
  );
}

type FootProps = {
  lines: readonly Edited[];
  result: Props['result'];
  dirty: boolean;
  speak: ReturnType<typeof useSpeak>;
  onUndo: (() => void) | null;
  onLeave: () => void;
};
/** How long it is, what is wrong with it, and the ways on. */
function Foot({ lines, result, dirty, speak, onUndo, onLeave }: FootProps) {
  const t = useText(audioText);
  const common = useText(words);
  const { number } = useFormats();
  const speech = useCapabilities()?.speech;
  const { characters, minutes } = measure(lines, result);
  const empty = lines.some(({ text }) => text.trim() === '');
  const full = lines.length >= SCRIPT.lines;
  const long = characters > SCRIPT.total;
  const wrong = empty
    ? t.empty
    : speech === null
      ? t.noSpeech
      : long
        ? t.long(number(SCRIPT.total))
        : full
          ? t.full(number(SCRIPT.lines))
          : null;
  return (
    <div data-foot className="grid shrink-0 gap-2 border-t border-line px-5 py-3 sm:px-8 print:hidden">
      {speak.said && (
        <Notice tone="bad" title={t.saveFailed} alert>
          {speak.said}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 text-meta text-ink-3 tabular-nums max-sm:basis-full">
          {t.total(number(lines.length), lines.length, number(characters))} · {t.estimate(number(minutes), minutes)}
          <span role="status" className="block text-warn">
            {wrong}
          </span>
        </p>
        <Button
          variant="ghost"
          size="sm"
          icon={Undo2}
          disabled={!onUndo || speak.isPending}
          onClick={onUndo ?? undefined}
        >
          {t.undo}
        </Button>
        <Button variant="outline" size="sm" disabled={speak.isPending} onClick={onLeave}>
          {common.close}
        </Button>
        <Button
          size="sm"
          icon={AudioLines}
          title={t.free}
          disabled={empty || long || speech === null || speak.isPending || (!dirty && result.audio !== null)}
          aria-busy={speak.isPending}
          onClick={() => speak.send(lines)}
        >
          {speak.isPending ? t.speaking : result.audio ? t.speakAgain : t.speak}
        </Button>
      </div>
      <p className="text-meta text-ink-3 max-sm:sr-only">{t.free}</p>
    </div>
  );
}
