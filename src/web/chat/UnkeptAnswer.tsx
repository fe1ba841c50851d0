import { Pencil, RotateCw } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { AnswerBody } from '#web/ui/answer/AnswerBody.tsx';
import { Button, TextLink } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { Question } from './Question.tsx';
import { chatText } from './text.ts';
import type { Unkept } from './use-chat.ts';

type Props = {
  unkept: Unkept;
  onAgain: () => void;
  /** Answers without the language model. */
  onInstead: () => void;
  onEdit: () => void;
};

/** A question of which nothing was kept: what was here of its answer, why it ends there, and what can be done. One that did not get through at all stands in the composer. */
export function UnkeptAnswer({ unkept, onAgain, onInstead, onEdit }: Props) {
  if (unkept.why === 'failed') return null;
  if (unkept.why === 'provider') return <ProviderFailed text={unkept.text} onAgain={onAgain} onInstead={onInstead} />;
  return <Stopped unkept={unkept} onAgain={onAgain} onEdit={onEdit} />;
}

function Stopped({ unkept: { question, segments, citations }, onAgain, onEdit }: Omit<Props, 'onInstead'>) {
  const t = useText(chatText);
  return (
    <>
      <Question>{question}</Question>
      <div data-answer="stopped">
        {segments.length > 0 && <AnswerBody content={{ segments, citations }} />}
        <p className="mt-3 text-note text-ink-3 first:mt-0">{t.stopped}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-note">
          <TextLink icon={RotateCw} onClick={onAgain} className="max-sm:min-h-11">
            {t.again}
          </TextLink>
          <TextLink icon={Pencil} onClick={onEdit} className="max-sm:min-h-11">
            {t.edit}
          </TextLink>
        </p>
      </div>
    </>
  );
}

/** The language model did not answer: says so where it is seen, and offers to answer without it. The question stands in the composer again. */
function ProviderFailed({ text, onAgain, onInstead }: { text: string; onAgain: () => void; onInstead: () => void }) {
  const t = useText(chatText);
  const common = useText(words);
  // It stands for the question that it gave back: it is what a reader who asked is led to (use-bottom.ts).
  return (
    <div data-question>
      <Notice tone="bad" alert>
        <p>{text}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={onInstead}>
            {t.instead}
          </Button>
          <Button variant="ghost" size="sm" onClick={onAgain}>
            {common.retry}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
