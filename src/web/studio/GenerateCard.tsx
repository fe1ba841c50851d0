import { useEffect, useRef, useState } from 'react';
import type { Capabilities } from '#contract/capabilities.ts';
import type { Answering } from '#contract/engine.ts';
import { priceOf } from '#contract/prices.ts';
import { answeringBy, useEngine } from '#web/api/use-engine.ts';
import { useCapabilities } from '#web/api/use-capabilities.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useRoom } from './room.ts';
import { Started } from './Started.tsx';
import { studioText } from './text.ts';
import type { GeneratorFace } from './tool.ts';
import { useIsGone } from './use-jobs.ts';
import { useStart } from './use-start.ts';

/** Stands for all sources of the notebook among them. */
const WHOLE = '*';

/** Where a tool is started: from which document, by which engine, for how many tokens. */
export function GenerateCard({ face }: { face: GeneratorFace }) {
  const t = useText(studioText);
  const said = face.text[useLanguage()];
  const { notebookId, engine: own, sources, addSource } = useRoom();
  const engine = useEngine();
  const [chosen, setChosen] = useState('');
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [options, setOptions] = useState<unknown>(face.options?.usual);
  /** The job that was started here, while that is told. */
  const [started, setStarted] = useState<string | null>(null);
  const card = useRef<HTMLDivElement>(null);
  /** Whether the focus was on what closed, and goes to where the next one is chosen. */
  const home = useRef(false);
  const { start, isPending } = useStart(face, notebookId);
  const hasModel = engine !== null && engine.name !== 'embedded' && !face.contract.alone;
  /** Without a model: as was wanted here, else as the notebook or the account chose. */
  const alone = face.contract.alone === true || (wanted ?? (own ?? engine?.chosen) === 'embedded');
  const capabilities = useCapabilities();
  const { fileApi, wholeApi, partsApi } = face.contract;
  const mute = fileApi !== undefined && capabilities?.speech === null;
  const speaksAt = fileApi && capabilities?.speech?.host;
  const checksAt = face.proofreads === true ? (capabilities?.grammar ?? null) : null;
  const isReady = face.options?.isReady?.(options) ?? true;
  const { number } = useFormats();
  const items = (sources ?? []).map(({ id, title }) => ({ id, label: title }));
  if (wholeApi && items.length > 0)
    items.unshift({ id: WHOLE, label: t.wholeNotebook(items.length, number(items.length)) });
  // A source that went away meanwhile is not chosen any more.
  const sourceId = items.some(({ id }) => id === chosen) ? chosen : '';

  const cancelled = useIsGone(notebookId, started);

  const generate = async (): Promise<void> => {
    if (sourceId === '' && !partsApi) return;
    const of = sourceId === WHOLE || partsApi ? null : sourceId;
    const job = await start({ sourceId: of, engine: hasModel ? (alone ? 'embedded' : 'model') : undefined, options });
    if (job) setStarted(job.job_id);
  };
  const close = (): void => {
    home.current = card.current?.contains(document.activeElement) ?? false;
    setStarted(null);
    // What was cancelled may be started again as it was.
    if (!cancelled) setChosen('');
  };
  useEffect(() => {
    if (started || !home.current) return;
    home.current = false;
    card.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  }, [started]);
  return (
    <div ref={card}>
      {started ? (
        <Started
          title={cancelled ? t.cancelled : said.started}
          text={cancelled ? t.cancelledText : said.startedText}
          cancelled={cancelled}
          onClose={close}
        />
      ) : (
        <section aria-label={said.startTitle} className="grid gap-3 rounded-lg border border-line bg-paper p-4">
          <h3 className="text-ui font-semibold">{said.startTitle}</h3>
          {sources?.length === 0 ? (
            <div className="grid justify-items-start gap-3">
              <p className="text-note text-ink-2">{said.noSources}</p>
              <Button variant="outline" size="sm" onClick={addSource}>
                {t.addSources}
              </Button>
            </div>
          ) : partsApi ? null : (
            <div className="grid grid-cols-1 gap-1">
              <span aria-hidden className="text-note text-ink-2">
                {said.document ?? t.document}
              </span>
              <Select
                label={said.document ?? t.document}
                value={sourceId}
                placeholder={t.choose}
                onChange={setChosen}
                items={items}
                disabled={!sources || isPending}
                className="w-full min-w-0"
              />
            </div>
          )}
          {face.options && sources?.length !== 0 && (
            <face.options.Fields
              value={options}
              onChange={setOptions}
              disabled={isPending}
              notebookId={notebookId}
              sourceId={sourceId === '' || sourceId === WHOLE ? null : sourceId}
            />
          )}
          {hasModel && (
            <label className="-my-1 flex min-h-8 items-center gap-1.5 text-note text-ink-2 max-sm:min-h-11">
              <Checkbox checked={alone} onChange={setWanted} label={t.withoutModel} disabled={isPending} />
              <span aria-hidden>{t.withoutModel}</span>
            </label>
          )}
          {mute && (
            <p role="status" className="text-note text-warn">
              {t.noSpeech}
            </p>
          )}
          <Generate
            face={face}
            price={priceOf(face.contract.price, engine && answeringBy(engine, alone ? 'embedded' : 'model').prices)}
            units={face.options?.units?.(options, sources?.length ?? 0) ?? 1}
            disabled={(sourceId === '' && !partsApi) || isPending || mute || !isReady}
            busy={isPending}
            onPress={() => void generate()}
          />
          {engine && (
            <Leaves
              engine={engine}
              alone={alone || face.contract.alone === true}
              speaksAt={speaksAt ?? null}
              checker={checksAt}
            />
          )}
        </section>
      )}
    </div>
  );
}

/** The button with its price, and below it what there is to pay it with. A price above the balance stays pressable. */
function Generate(props: {
  face: GeneratorFace;
  /** Of one unit. */
  price: number;
  units: number;
  disabled: boolean;
  busy: boolean;
  onPress: () => void;
}) {
  const { face, price: each, units, disabled, busy, onPress } = props;
  const t = useText(studioText);
  const { number } = useFormats();
  const { billing, balance } = useRoom();
  const price = each * units;
  const said = face.contract.partsApi ? t.generateUpTo : t.generateFor;
  const lacks = balance !== null && balance < price;
  return (
    <div className="grid gap-2">
      <Button className="w-full" disabled={disabled} aria-busy={busy} onClick={onPress}>
        {busy ? t.starting : billing && price > 0 ? said(t.tokens(price, number(price))) : t.generate}
      </Button>
      {billing && balance !== null && (
        <p className={lacks ? 'text-meta text-bad tabular-nums' : 'text-meta text-ink-3 tabular-nums'}>
          {face.contract.partsApi && `${t.unfilled} `}
          {lacks ? t.lack(number(balance), number(price - balance)) : t.have(number(balance))}
        </p>
      )}
    </div>
  );
}

/** What leaves the machine when it is generated: to be read, to be spoken, and to have its grammar checked. */
function Leaves(props: {
  engine: Answering;
  alone: boolean;
  speaksAt: string | null;
  checker: Capabilities['grammar'];
}) {
  const { engine, alone, speaksAt, checker } = props;
  const t = useText(studioText);
  const { name, model, host, leaves, redacts } = engine;
  const asks = name !== 'embedded' && !alone && model !== null && host !== null;
  const read =
    leaves === 'nothing'
      ? asks && speaksAt === null && !checker?.host && t.modelHere(model)
      : asks && t.modelThere(model, host);
  const said = [
    read,
    asks && leaves !== 'nothing' && redacts && t.hides,
    speaksAt !== null && t.speaksThere(speaksAt),
    checker?.host && t.checkedThere(checker.name, checker.host),
    !asks && speaksAt === null && !checker?.host && t.staysHere,
  ];
  return (
    <p className="text-meta text-ink-3 [overflow-wrap:anywhere]" data-leaves>
      {said.filter(Boolean).join(' ')}
    </p>
  );
}
