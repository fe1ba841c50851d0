import { ArrowLeft, Download, Link2, Scale, Search, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Source } from '#contract/sources.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { copy } from '#web/ui/copy.ts';
import { useDownload } from '../actions.ts';
import { SourceMenu } from '../SourceMenu.tsx';
import { describe } from '../SourceRow.tsx';
import { sourcesText } from '../text.ts';
import { referencesText } from './references/text.ts';

type Props = {
  source: Source;
  version: number;
  finding: boolean;
  onFind: () => void;
  /** Whether the references of the document are open. */
  naming: boolean;
  onReferences: () => void;
  onSize: () => void;
  onPrint: () => void;
  onClose: () => void;
  /** What stands beside the title. */
  children?: ReactNode;
};

/** The head of an open source: what it is, and what can be done with it. */
export function ViewerHead({
  source,
  version,
  finding,
  onFind,
  naming,
  onReferences,
  onSize,
  onPrint,
  onClose,
  children,
}: Props) {
  const t = useText(sourcesText);
  const references = useText(referencesText);
  const formats = useFormats();
  const download = useDownload(source);
  // The version that is read may be an older one than the source's.
  const plain = describe({ ...source, version: 1 }, t, formats);
  const about = version > 1 || source.version > 1 ? `${plain} · ${t.version(version)}` : plain;
  return (
    <div className="flex h-13 shrink-0 items-center gap-1 border-b border-line px-3">
      <IconButton icon={ArrowLeft} label={t.viewer.back} onClick={onClose} className="-ml-1" />
      <div className="min-w-0 flex-1 pl-1">
        <h2 className="truncate text-ui font-semibold" title={source.title}>
          {source.title}
        </h2>
        <p className="truncate text-meta text-ink-3 tabular-nums">{about}</p>
      </div>
      {children}
      <IconButton icon={Scale} label={references.title} pressed={naming} onClick={onReferences} />
      <IconButton icon={Search} label={t.viewer.find} pressed={finding} onClick={onFind} />
      <span className="flex max-sm:hidden">
        <IconButton icon={Type} label={t.viewer.size} onClick={onSize} />
        <IconButton icon={Link2} label={t.viewer.link} onClick={() => void copy(location.href)} />
        <IconButton icon={Download} label={t.download} onClick={() => download.mutate()} />
      </span>
      <SourceMenu source={source} onDeleted={onClose} onPrint={onPrint} />
    </div>
  );
}
