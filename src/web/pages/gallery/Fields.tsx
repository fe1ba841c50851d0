import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Field, PasswordField, TextArea } from '#web/ui/Field.tsx';
import { OwnerField } from '#web/ui/proof/Owner.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Cell } from './Cell.tsx';
import { galleryText } from './text.ts';

const nothing = (): void => undefined;
/** Somebody who typed nothing yet. */
const OWNER = {
  byPassword: true,
  value: '',
  error: undefined,
  set: nothing,
  check: () => false,
};

/** What is typed into. */
export function Fields() {
  const t = useText(galleryText);
  const [sought, setSought] = useState<string>(t.word);
  const [chosen, setChosen] = useState('1');
  return (
    <>
      <Cell name={t.fields}>
        <Field id="field" label={t.field} defaultValue={t.typed} hint={t.hint} />
        <Field id="field-wrong" label={t.address} defaultValue="pjud" error={t.wrong} />
        <PasswordField id="field-password" label={t.password} defaultValue="una clave larga" />
        <OwnerField owner={OWNER} />
      </Cell>
      <Cell name={t.longer}>
        <TextArea id="area" label={t.text} defaultValue={t.read} rows={4} hint={t.hint} />
        <SearchBox label={t.search} value={sought} onChange={setSought} />
        <Select
          label={t.document}
          value={chosen}
          onChange={setChosen}
          items={[
            { id: '1', label: t.lease },
            { id: '2', label: t.code },
          ]}
        />
        <Select label={t.document} value="" placeholder={t.choose} onChange={() => undefined} items={[]} disabled />
      </Cell>
    </>
  );
}
