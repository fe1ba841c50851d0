import { useId } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Field } from '#web/ui/Field.tsx';
import { MOST, SECTIONS, type Briefing, type SectionKind } from '../contract.ts';
import { Sections } from './Sections.tsx';
import { briefingText } from './text.ts';

export type CoverValue = Pick<Briefing, 'title' | 'recipient' | 'author' | 'sections'>;
type Props = {
  value: CoverValue;
  onChange: (value: CoverValue) => void;
  disabled: boolean;
  /** The sections that may be shown; all where it is not told. */
  all?: readonly SectionKind[];
};

/** What a report is called, for whom it is, who prepares it, and what it holds. */
export default function Cover({ value, onChange, disabled, all = SECTIONS }: Props) {
  const t = useText(briefingText);
  const id = useId();
  return (
    <>
      <Field
        id={`${id}-title`}
        label={t.title}
        hint={t.titleHint}
        value={value.title}
        maxLength={MOST.title}
        disabled={disabled}
        onChange={({ target }) => onChange({ ...value, title: target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          id={`${id}-recipient`}
          label={t.recipient}
          value={value.recipient}
          maxLength={MOST.name}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...value, recipient: target.value })}
        />
        <Field
          id={`${id}-author`}
          label={t.author}
          value={value.author}
          maxLength={MOST.name}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...value, author: target.value })}
        />
      </div>
      <Sections
        key={all.join()}
        all={all}
        value={value.sections}
        disabled={disabled}
        onChange={(sections) => onChange({ ...value, sections })}
      />
    </>
  );
}
