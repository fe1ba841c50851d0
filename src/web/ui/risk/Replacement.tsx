import { CircleHelp, Copy, TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import type { Replacement as Offered } from '#contract/risk.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '../Button.tsx';
import { copy } from '../copy.ts';
import { Segmented } from '../Segmented.tsx';
import { piecesOf } from './pieces.ts';
import { adviceText } from './text.ts';

type Props = { replacement: Offered; passage: string };

/** Wording of ours for the place of a passage: what is new in it is underlined, names to fill in are marked, and it can be copied; then the question to ask. */
export function Replacement({ replacement, passage }: Props) {
  const t = useText(adviceText);
  const { language, balanced, favourable, ask } = replacement;
  const [which, setWhich] = useState<'balanced' | 'favourable'>('balanced');
  const wording = which === 'favourable' && favourable ? favourable : balanced;
  const pieces = piecesOf(wording, passage);
  const names = pieces.filter(({ kind }) => kind === 'name').length;
  return (
    <div className="grid gap-2.5">
      <div role="group" aria-label={t.replacement} className="rounded-md border border-line">
        <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2">
          <p className="text-ui font-semibold">{t.replacement}</p>
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            {favourable && (
              <Segmented
                label={t.replacement}
                value={which}
                onChange={setWhich}
                items={[
                  { id: 'balanced', label: t.balanced },
                  { id: 'favourable', label: t.favourable },
                ]}
              />
            )}
            <Button variant="outline" size="sm" icon={Copy} onClick={() => void copy(wording)}>
              {t.copy}
            </Button>
          </div>
        </div>
        <p lang={language} className="px-4 py-3 font-serif text-[16px]/6">
          {pieces.map(({ text, kind }, i) =>
            kind === 'name' ? (
              <span key={i} className="rounded-sm bg-tinta-soft px-1.5 py-0.5 text-tinta">
                {text}
              </span>
            ) : kind === 'new' ? (
              <ins key={i} className="underline decoration-line-strong underline-offset-4">
                {text}
              </ins>
            ) : (
              <span key={i}>{text}</span>
            ),
          )}
        </p>
        <p className="flex items-center gap-1.5 px-4 pb-3 text-note text-ink-3">
          <TextCursorInput className="size-3.5 shrink-0" aria-hidden />
          {t.ours(names)}
        </p>
      </div>
      <p className="flex items-start gap-1.5 text-ui text-ink-2">
        <CircleHelp className="mt-1 size-4 shrink-0" aria-hidden />
        <span>
          {t.ask} <span lang={language}>{ask}</span>
        </span>
      </p>
    </div>
  );
}
