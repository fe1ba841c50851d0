import { FileText } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { samplePageText } from './text.ts';

type Props = {
  sources: readonly { id: string; title: string }[];
  /** The id of the one that is open. */
  opened: string | undefined;
  onOpen: (id: string) => void;
};
/** The sources that a page without an account shows; the one that is pressed opens. */
export function SourceList({ sources, opened, onOpen }: Props) {
  const t = useText(samplePageText);
  return (
    <nav aria-label={t.sources} className="scroll shrink-0 rounded-lg border border-line bg-paper">
      <ul className="divide-y divide-line">
        {sources.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === opened ? 'true' : undefined}
              onClick={() => onOpen(id)}
              className="flex min-h-11 w-full items-center gap-3 px-4 text-left text-ui hover:bg-sunken/40 focus-visible:-outline-offset-2"
            >
              <FileText className="size-4 shrink-0 text-ink-3" aria-hidden />
              <span className="min-w-0 truncate">{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
