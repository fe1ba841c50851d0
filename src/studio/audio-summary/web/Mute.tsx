import { AudioLines } from 'lucide-react';
import { useCapabilities } from '#web/api/use-capabilities.ts';
import { useText } from '#web/i18n/language.ts';
import type { DetailProps } from '#web/studio/tool.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/tone.tsx';
import type contract from '../contract.ts';
import { linesOf } from './edit.ts';
import { audioText } from './text.ts';
import { useSpeak } from './use-speak.ts';

type Props = Pick<DetailProps<typeof contract>, 'result' | 'job' | 'notebookId' | 'onChanged'>;

/** In the place of the player where nothing was spoken yet, or speaking failed: why, and the way to have it spoken. */
export function Mute({ result, job, notebookId, onChanged }: Props) {
  const t = useText(audioText);
  const speech = useCapabilities()?.speech;
  const speak = useSpeak(notebookId, job.job_id, onChanged);
  const failed = job.error_message;
  return (
    <div className="grid shrink-0 gap-3 border-b border-line px-5 pb-4 sm:px-8 print:hidden">
      <Notice tone={failed ? 'bad' : 'info'} title={failed ? t.muteFailed : t.mute}>
        {failed ?? t.muteText}
      </Notice>
      {speak.said && (
        <Notice tone="bad" title={t.saveFailed} alert>
          {speak.said}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={AudioLines}
          disabled={speak.isPending || speech === null}
          aria-busy={speak.isPending}
          onClick={() => speak.send(linesOf(result))}
        >
          {speak.isPending ? t.speaking : t.speak}
        </Button>
        <p className="text-note text-ink-3">{speech === null ? t.noSpeech : t.free}</p>
      </div>
    </div>
  );
}
