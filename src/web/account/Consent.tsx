import { legalNames, type LegalDocument } from '#contract/legal.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { textLinkLook } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';

/** The words of a box, with the names of the texts in them as links that open beside: the form keeps what was typed. */
function Linked({ label, documents }: { label: string; documents: readonly LegalDocument[] }) {
  const names = legalNames[useLanguage()];
  const parts: React.ReactNode[] = [];
  let rest = label;
  for (const document of documents) {
    const [before, after = ''] = rest.split(names[document], 2);
    parts.push(
      before,
      <a key={document} href={`/${document}`} target="_blank" rel="noopener" className={textLinkLook('inline!')}>
        {names[document]}
      </a>,
    );
    rest = after;
  }
  return [...parts, rest];
}

/** One box of a new account: what it accepts, and the texts behind it. */
export function Consent({
  id,
  documents,
  checked,
  onChange,
  label,
}: {
  id: string;
  documents: readonly LegalDocument[];
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
}) {
  return (
    <div className="flex items-start gap-3 px-3.5 py-3">
      <Checkbox id={id} checked={checked} onChange={onChange} label={label} className="-mt-0.5" />
      <label htmlFor={id} className="text-note text-ink-2">
        <Linked label={label} documents={documents} />
      </label>
    </div>
  );
}
