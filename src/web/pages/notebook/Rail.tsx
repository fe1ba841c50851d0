import { NotebookPen, PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { faces } from '#web/studio/registry.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { notebookText } from './text.ts';
import { fold } from './use-folded.ts';

/** Folds or unfolds, and hands the focus to the button that undoes it. */
function turn(shut: boolean): void {
  fold(shut);
  requestAnimationFrame(() => document.querySelector<HTMLElement>(shut ? '[data-unfold]' : '[data-fold]')?.focus());
}

/** The button that folds the Studio; there is nothing to fold on a phone. */
export function FoldButton() {
  const t = useText(notebookText);
  return (
    <IconButton
      data-fold
      icon={PanelRightClose}
      label={t.fold}
      onClick={() => turn(true)}
      className="-mr-2 hidden desk:grid"
    />
  );
}

type Props = {
  /** What ended while nobody looked. */
  unseen: number;
  /** Each at once: what is not shown cannot have the focus. */
  onTool: (kind: string) => void;
  onNotes: () => void;
};
/** The Studio folded: 56 px with the tools and the notes as icons. What is pressed unfolds it there. */
export function Rail({ unseen, onTool, onNotes }: Props) {
  const t = useText(notebookText);
  const language = useLanguage();
  /** Unfolds at what was pressed; what stands first there has the focus. */
  const go = (open: () => void, first: string): void => {
    fold(false);
    open();
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#studio ${first}`)?.focus());
  };
  return (
    <div className="hidden min-h-0 flex-1 flex-col items-center desk:flex">
      <div className="relative grid h-13 w-full shrink-0 place-items-center border-b border-line">
        <IconButton data-unfold icon={PanelRightOpen} label={t.unfold} onClick={() => turn(false)} />
        {unseen > 0 && (
          <span className="pointer-events-none absolute top-2 right-1.5 grid h-4 min-w-4 place-items-center rounded-full bg-tinta px-1 text-[11px]/none font-semibold text-on-tinta tabular-nums">
            <span aria-hidden>{unseen}</span>
            <span className="sr-only">{t.news(unseen)}</span>
          </span>
        )}
      </div>
      <ul aria-label={t.functions} className="scroll grid min-h-0 content-start gap-1 py-2">
        {faces.map(({ contract: { kind }, icon, text }) => (
          <li key={kind}>
            <IconButton
              icon={icon}
              label={text[language].name}
              onClick={() => go(() => onTool(kind), '[data-back]')}
              className="size-10! text-tinta! [&>svg]:size-[18px]"
            />
          </li>
        ))}
        <li className="mt-1 border-t border-line pt-2">
          <IconButton
            icon={NotebookPen}
            label={t.notes}
            onClick={() => go(onNotes, '[role="tab"][data-state="active"]')}
            className="size-10! [&>svg]:size-[18px]"
          />
        </li>
      </ul>
    </div>
  );
}
