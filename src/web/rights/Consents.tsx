import { Link } from 'react-router';
import type { AnswerOut } from '#contract/endpoint.ts';
import { legalNames } from '#contract/legal.ts';
import { rightsApi } from '#contract/rights.ts';
import { call } from '#web/api/call.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, textLinkLook } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { Section } from '#web/ui/Section.tsx';
import { consentsText } from './consents-text.ts';
import { useDoing } from './use-rights.ts';

type State = AnswerOut<(typeof rightsApi)['state']>;

/** Asks to accept what is in force, and keeps that it was. */
function Due({ due }: Pick<State, 'due'>) {
  const t = useText(consentsText);
  const names = useText(legalNames);
  const accepting = useDoing(
    () => call(rightsApi.accept, { body: { documents: due } }),
    () => toast({ title: t.accepted }),
  );
  return (
    <div className="mb-3 rounded-lg border border-line bg-paper px-4 py-3 text-note text-ink-2">
      <p>{t.dueLine}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {due.map(({ document, version }) => (
          <Link key={document} to={`/${document}`} className={textLinkLook()}>
            {names[document]}, {t.version(version)}
          </Link>
        ))}
      </p>
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        disabled={accepting.isPending}
        onClick={() => accepting.mutate()}
      >
        {accepting.isPending ? t.accepting : t.accept}
      </Button>
    </div>
  );
}

/** What was accepted, newest first, and what is to be. */
export function Consents({ state: { consents, due } }: { state: State }) {
  const t = useText(consentsText);
  const names = useText(legalNames);
  const { date } = useFormats();
  return (
    <Section id="consents" title={t.consents} about={t.consentsAbout}>
      {due.length > 0 && <Due due={due} />}
      {consents.length === 0 && due.length === 0 && <p className="text-note text-ink-3">{t.consentsNone}</p>}
      {consents.length > 0 && (
        <ul className="border-t border-line">
          {consents.map(({ document, version, at }) => (
            <li
              key={`${document} ${version}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 text-ui"
            >
              <span>
                {names[document]} <span className="text-note text-ink-2">{t.version(version)}</span>
              </span>
              <span className="text-note text-ink-2">{date(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
