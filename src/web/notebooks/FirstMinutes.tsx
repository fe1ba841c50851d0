import { BookOpenText, ClipboardPaste, FileUp, LockKeyhole, Plus, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { UNTITLED } from '#contract/notebooks.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { withCommand } from '#web/ui/keys.ts';
import type { Begin } from './Dashboard.tsx';
import { firstText } from './first-text.ts';
import { useCreate, useSample } from './use-create.ts';

type Props = Begin & { name: string };

/** The dashboard of somebody who has no notebook yet: one question, files to answer it with, and the other ways to begin. */
export function FirstMinutes({ name, takes, kinds, busy: beginning }: Props) {
  const t = useText(firstText);
  const language = useLanguage();
  const create = useCreate();
  const sample = useSample();
  const busy = beginning || create.isPending || sample.isPending;
  return (
    <div className="grid grid-cols-[44px_minmax(0,1fr)] max-sm:grid-cols-1">
      <span aria-hidden className="pr-3 text-right text-note font-medium text-ink-3 tabular-nums max-sm:hidden">
        1
      </span>
      <div className="rule-margin max-w-[900px] pl-9 max-sm:border-0 max-sm:pl-0">
        <p className="text-ui text-ink-3">{t.hello(name.split(' ')[0]!)}</p>
        <h1 className="font-serif text-[40px]/[46px] font-semibold tracking-[-.02em]">{t.title}</h1>
        <p className="mt-3 max-w-[600px] text-read text-ink-2">{t.lead}</p>
        <Files busy={busy} kinds={kinds} onFiles={takes.files} />
        <ul className="mt-4 grid grid-cols-1 gap-px overflow-hidden rounded-lg border border-line bg-line desk:grid-cols-3">
          <Door
            icon={ClipboardPaste}
            name={t.paste}
            help={
              <>
                <span className="max-sm:hidden">{t.pasteHelp(withCommand('V'))}</span>
                <span className="sm:hidden">{t.pasteShort}</span>
              </>
            }
            busy={busy}
            onOpen={() => takes.text('')}
          />
          <Door icon={BookOpenText} name={t.sample} help={t.sampleHelp} busy={busy} onOpen={() => sample.mutate()} />
          <Door
            icon={Plus}
            name={t.create}
            help={t.createHelp}
            busy={busy}
            onOpen={() => create.mutate(UNTITLED[language])}
          />
        </ul>
        <p className="mt-6 flex items-center gap-2 text-note text-ink-3">
          <LockKeyhole className="size-3.5 shrink-0" aria-hidden />
          {t.sealed}
        </p>
        <Blurbs />
      </div>
    </div>
  );
}

/** Where files are dropped, which they can be anywhere on the page, or chosen. */
function Files({ busy, kinds, onFiles }: { busy: boolean; kinds: ReactNode; onFiles: Begin['takes']['files'] }) {
  const t = useText(firstText);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-7 flex flex-wrap items-center gap-4 rounded-lg border border-dashed border-line-strong bg-paper px-5 py-6">
      <FileUp className="size-6 shrink-0 text-tinta max-sm:hidden" aria-hidden />
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="text-lead font-semibold max-sm:hidden">{t.drop}</p>
        <div className="text-note text-ink-3">{kinds}</div>
      </div>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        data-testid="files"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same ones can be chosen again where no notebook could be made.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button size="lg" disabled={busy} className="max-sm:w-full" onClick={() => field.current?.click()}>
        {busy ? t.opening : t.choose}
      </Button>
    </div>
  );
}

type DoorProps = { icon: LucideIcon; name: string; help: ReactNode; busy: boolean; onOpen: () => void };
function Door({ icon: Icon, name, help, busy, onOpen }: DoorProps) {
  return (
    <li className="bg-paper">
      <button
        type="button"
        disabled={busy}
        onClick={onOpen}
        className="flex h-full w-full items-start gap-3 px-4 py-3 text-left hover:bg-desk focus-visible:-outline-offset-2"
      >
        <Icon className="mt-0.5 size-[18px] shrink-0 text-tinta" aria-hidden />
        <span>
          <b className="block text-ui font-semibold">{name}</b>
          <span className="block text-note text-ink-3">{help}</span>
        </span>
      </button>
    </li>
  );
}

/** What the specification has an empty dashboard tell of (1, section 2). */
function Blurbs() {
  const { blurbs } = useText(firstText);
  return (
    <ul className="mt-12 grid gap-x-12 gap-y-4 border-t border-line pt-6 sm:grid-cols-2">
      {blurbs.map(([head, text]) => (
        <li key={head} className="text-note text-ink-3">
          <b className="block font-semibold text-ink-2">{head}</b>
          {text}
        </li>
      ))}
    </ul>
  );
}
