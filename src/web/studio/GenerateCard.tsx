import { useRef, useState } from 'react';
import { engineApi, type Answering } from '#contract/engine.ts';
import { PRICES } from '#contract/prices.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useRoom } from './room.ts';
import { Started } from './Started.tsx';
import { studioText } from './text.ts';
import type { GeneratorFace } from './tool.ts';
import { useStart } from './use-start.ts';

const MINUTE_MS = 60_000;

/** Where a tool is started: from which document, by which engine, for how many tokens. */
export function GenerateCard({ face }: { face: GeneratorFace }) {
  const t = useText(studioText);
  const said = face.text[useLanguage()];
  const { notebookId, sources, addSource } = useRoom();
  const { data: engine } = useCall(engineApi.get, {}, { staleTime: 10 * MINUTE_MS });
  const [chosen, setChosen] = useState('');
  const [alone, setAlone] = useState(false);
  const [started, setStarted] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const { start, isPending } = useStart(face, notebookId);
  const hasModel = engine !== undefined && engine.name !== 'embedded';
  // A source that went away meanwhile is not chosen any more.
  const sourceId = sources?.some(({ id }) => id === chosen) ? chosen : '';

  const generate = async (): Promise<void> => {
    if (sourceId === '') return;
    const job = await start({ sourceId, engine: hasModel && alone ? 'embedded' : undefined });
    if (job) setStarted(true);
  };
  const close = (): void => {
    const home = card.current?.contains(document.activeElement) ?? false;
    setStarted(false);
    setChosen('');
    if (home) requestAnimationFrame(() => card.current?.querySelector<HTMLElement>('[role=combobox]')?.focus());
  };
  return (
    <div ref={card}>
      {started ? (
        <Started title={said.started} text={said.startedText} onClose={close} />
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
          ) : (
            <div className="grid grid-cols-1 gap-1">
              <span aria-hidden className="text-note text-ink-2">
                {t.document}
              </span>
              <Select
                label={t.document}
                value={sourceId}
                placeholder={t.choose}
                onChange={setChosen}
                items={(sources ?? []).map(({ id, title }) => ({ id, label: title }))}
                disabled={!sources || isPending}
                className="w-full min-w-0"
              />
            </div>
          )}
          {hasModel && (
            <label className="-my-1 flex min-h-8 items-center gap-1.5 text-note text-ink-2 max-sm:min-h-11">
              <Checkbox checked={alone} onChange={setAlone} label={t.withoutModel} disabled={isPending} />
              <span aria-hidden>{t.withoutModel}</span>
            </label>
          )}
          <Generate
            face={face}
            disabled={sourceId === '' || isPending}
            busy={isPending}
            onPress={() => void generate()}
          />
          {engine && <Leaves engine={engine} alone={alone} />}
        </section>
      )}
    </div>
  );
}

/** The button with its price, and below it what there is to pay it with. A price above the balance stays pressable. */
function Generate(props: { face: GeneratorFace; disabled: boolean; busy: boolean; onPress: () => void }) {
  const { face, disabled, busy, onPress } = props;
  const t = useText(studioText);
  const { number } = useFormats();
  const { billing, balance } = useRoom();
  const price = PRICES[face.contract.price];
  const lacks = balance !== null && balance < price;
  return (
    <div className="grid gap-2">
      <Button className="w-full" disabled={disabled} aria-busy={busy} onClick={onPress}>
        {busy ? t.starting : billing ? t.generateFor(t.tokens(price, number(price))) : t.generate}
      </Button>
      {billing && balance !== null && (
        <p className={lacks ? 'text-meta text-bad tabular-nums' : 'text-meta text-ink-3 tabular-nums'}>
          {lacks ? t.lack(number(balance), number(price - balance)) : t.have(number(balance))}
        </p>
      )}
    </div>
  );
}

/** What leaves the machine when it is generated. */
function Leaves({ engine: { name, model, host, leaves, redacts }, alone }: { engine: Answering; alone: boolean }) {
  const t = useText(studioText);
  const asks = name !== 'embedded' && !alone && model !== null && host !== null;
  return (
    <p className="text-meta text-ink-3 [overflow-wrap:anywhere]" data-leaves>
      {!asks && t.staysHere}
      {asks &&
        (leaves === 'nothing' ? t.modelHere(model) : `${t.modelThere(model, host)}${redacts ? ` ${t.hides}` : ''}`)}
    </p>
  );
}
