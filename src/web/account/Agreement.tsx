import { CONSENTS } from '#contract/legal.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Consent } from './Consent.tsx';
import { accountText } from './text.ts';

const PARTS = ['terms', 'privacy'] as const;
type Part = (typeof PARTS)[number];
/** What a new account accepts so far. */
export type Accepted = readonly Part[];

type Props = { accepted: Accepted; onChange: (accepted: Accepted) => void; busy: boolean };
/** The end of the form of a new account: its two boxes, that its owner is of age, and the button, which waits for both boxes. */
export function Agreement({ accepted, onChange, busy }: Props) {
  const t = useText(accountText);
  const isAgreed = accepted.length === PARTS.length;
  return (
    <>
      <div className="mt-1 divide-y divide-line rounded-md border border-line">
        {PARTS.map((part) => (
          <Consent
            key={part}
            id={part}
            documents={CONSENTS[part]}
            checked={accepted.includes(part)}
            onChange={(checked) => onChange(PARTS.filter((one) => (one === part ? checked : accepted.includes(one))))}
            label={t[part]}
          />
        ))}
      </div>
      <p className="text-note text-ink-3">{t.adult}</p>
      <Button
        type="submit"
        size="lg"
        className="w-full"
        disabled={!isAgreed || busy}
        {...(!isAgreed && { 'aria-describedby': 'consent' })}
      >
        {busy ? t.signingUp : t.signUp}
      </Button>
      {!isAgreed && (
        <p id="consent" className="sr-only">
          {t.consentNeeded}
        </p>
      )}
    </>
  );
}
