import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { OnPaper, PrintNow } from '#web/ui/paper.tsx';
import type { Source } from '#contract/sources.ts';
import { describe } from '../SourceRow.tsx';
import { sourcesText } from '../text.ts';
import { stretchesOn } from './marks.ts';
import { isWhole, type Shown } from './Sheet.tsx';
import { SheetRow } from './SheetRow.tsx';
import type { Line } from './use-source-text.ts';

type Props = { source: Source; version: number; lines: readonly Line[]; shown: Shown; onDone: (() => void) | null };
/** The whole text of a source with its numbers, as it is printed; what was cited is marked. At once where `onDone` is told of it, else where the reader prints. */
export function TextOnPaper({ source, version, lines, shown, onDone }: Props) {
  const t = useText(sourcesText);
  const formats = useFormats();
  const paper = {
    title: source.title,
    about: [describe({ ...source, version: 1 }, t, formats), t.version(version)].join(' · '),
  };
  const rows = <Rows lines={lines} shown={shown} />;
  if (onDone)
    return (
      <PrintNow {...paper} onDone={onDone}>
        {rows}
      </PrintNow>
    );
  return (
    <OnPaper layer="source" {...paper}>
      {rows}
    </OnPaper>
  );
}

const Rows = ({ lines, shown }: Pick<Props, 'lines' | 'shown'>) =>
  lines.map(({ text, offset }, at) => (
    <SheetRow
      key={at}
      n={at + 1}
      text={text}
      offset={offset}
      cited={shown.cited}
      hits={[]}
      references={[]}
      unsure={stretchesOn(shown.unsure, offset, text.length)}
      whole={isWhole(shown, at + 1)}
      speech={null}
      spoken={false}
      page={shown.pages.get(at + 1)}
    />
  ));
