import { CircleAlert, Copy } from 'lucide-react';
import { useState } from 'react';
import { scopes as allScopes, type Scope } from '#contract/endpoint.ts';
import { PROGRAM_KEYS, programsApi } from '#contract/programs.ts';
import { call } from '#web/api/call.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { copy } from '#web/ui/copy.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { programKeysText } from './program-keys-text.ts';
import { Step } from '#web/ui/proof/Step.tsx';
import { Prove, useProof } from '#web/ui/proof/Prove.tsx';
import { useTyped } from '#web/ui/proof/typed.tsx';

type Days = (typeof PROGRAM_KEYS.days)[number];

/** The form of a new key: its name, what it allows, until when, and what shows that its owner asks. */
export function MakeProgramKey({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const t = useText(programKeysText);
  const name = useTyped(t.nameNeeded);
  const proof = useProof();
  const [scopes, setScopes] = useState<Scope[]>(['read']);
  const [days, setDays] = useState<Days>(90);
  const [lacking, setLacking] = useState(false);
  const ready = (): boolean => {
    setLacking(scopes.length === 0);
    // All say what they lack.
    return [name.check(), proof.ready(), scopes.length > 0].every(Boolean);
  };
  const send = async (): Promise<void> => {
    const wanted = { name: name.value, scopes, days };
    onMade((await proof.send((shown) => call(programsApi.make, { body: { ...wanted, ...shown } }))).key);
  };
  const set = (one: Scope, on: boolean): void => {
    setLacking(false);
    setScopes(allScopes.filter((each) => (each === one ? on : scopes.includes(each))));
  };
  return (
    <Step title={t.createTitle} about={t.createText} label={t.create} onClose={onClose} ready={ready} send={send}>
      <Field
        id="key_name"
        label={t.name}
        hint={t.nameHint}
        autoComplete="off"
        maxLength={PROGRAM_KEYS.name}
        value={name.value}
        onChange={({ target }) => name.set(target.value)}
        error={name.error}
      />
      <fieldset className="grid gap-1.5" aria-describedby="scopes-below">
        <legend className="mb-1.5 text-ui font-medium">{t.allows}</legend>
        {allScopes.map((one) => (
          <div key={one} className="flex items-start gap-2">
            <Checkbox
              id={`scope_${one}`}
              label={t.scopes[one]}
              checked={scopes.includes(one)}
              onChange={(on) => set(one, on)}
            />
            <label htmlFor={`scope_${one}`} className="pt-0.5 text-ui">
              {t.scopes[one]}
            </label>
          </div>
        ))}
        <p
          id="scopes-below"
          className={lacking ? 'flex items-center gap-1.5 text-note text-bad' : 'text-note text-ink-3'}
        >
          {lacking && <CircleAlert className="size-3.5 shrink-0" aria-hidden />}
          {lacking ? t.scopeNeeded : t.spends}
        </p>
      </fieldset>
      <div className="grid gap-1.5">
        <span className="text-ui font-medium">{t.expires}</span>
        <Select
          label={t.expires}
          value={`${days}`}
          onChange={(chosen) => setDays(PROGRAM_KEYS.days.find((each) => `${each}` === chosen)!)}
          items={PROGRAM_KEYS.days.map((each) => ({ id: `${each}`, label: t.days[each] }))}
        />
      </div>
      <Prove proof={proof} />
    </Step>
  );
}

/** A key that was just made, this once: to be copied. */
export function ShownKey({ programKey, onClose }: { programKey: string; onClose: () => void }) {
  const t = useText(programKeysText);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.made}
      about={t.madeText}
      width={480}
      footer={
        <>
          <Button variant="ghost" icon={Copy} onClick={() => void copy(programKey)}>
            {t.copy}
          </Button>
          <Button onClick={onClose}>{t.kept}</Button>
        </>
      }
    >
      <code className="block rounded-lg bg-sunken px-5 py-4 font-mono text-ui [overflow-wrap:anywhere] max-sm:px-4 max-sm:text-note">
        {programKey}
      </code>
    </Dialog>
  );
}
