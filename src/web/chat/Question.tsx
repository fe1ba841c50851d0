import { Pencil } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { chatText } from './text.ts';

/** A question that was asked. The last one can be taken up again, to be asked in other words. */
export function Question({ children, onEdit }: { children: string; onEdit?: (() => void) | undefined }) {
  const t = useText(chatText);
  return (
    <div data-question className="group flex items-center justify-end gap-1">
      {onEdit && (
        <IconButton
          icon={Pencil}
          label={t.edit}
          onClick={onEdit}
          className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 print:hidden [@media(hover:none)]:opacity-100"
        />
      )}
      <p className="w-fit max-w-[85%] rounded-lg bg-tinta-soft px-4 py-2.5 text-[15px]/[22px] whitespace-pre-wrap [overflow-wrap:anywhere]">
        <span className="sr-only">{t.you}: </span>
        {children}
      </p>
    </div>
  );
}
