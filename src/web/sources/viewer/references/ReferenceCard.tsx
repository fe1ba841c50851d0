import { ExternalLink, ListTree } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useMemo } from 'react';
import type { Reference } from '#contract/references.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink, textLinkLook } from '#web/ui/Button.tsx';
import { INTENT } from '#web/ui/use-intent.ts';
import type { Asked, Cards } from './card.ts';
import { referencesText } from './text.ts';
import { useMentions } from './use-references.ts';
import { normOf, useReferenceWords } from './words.ts';

const LawHere = lazy(() => import('./LawHere.tsx'));

/** Where mentions are looked for, and how they are shown. */
export type Mentioning = { notebookId: string; sourceIds: readonly string[]; onMentions: (key: string) => void };

type Props = Mentioning & { asked: Asked | null; cards: Cards };
/** The card of the reference that is pointed at: opened and left as the preview of a citation is. */
export function ReferenceCard({ asked, cards: { later, now }, ...mentioning }: Props) {
  const t = useText(referencesText);
  const words = useReferenceWords();
  const anchor = useMemo(() => ({ current: asked?.element ?? null }), [asked]);
  return (
    <Popover.Root open={asked !== null} onOpenChange={(open) => !open && now(null)}>
      <Popover.Anchor virtualRef={anchor as { current: HTMLElement }} />
      <Popover.Portal>
        {asked && (
          <Popover.Content
            // One that stands there already is entered when a key asks for it.
            key={asked.byKey ? 'entered' : 'shown'}
            aria-label={t.card(words.title(asked.reference))}
            align="start"
            sideOffset={4}
            collisionPadding={12}
            onOpenAutoFocus={(event) => !asked.byKey && event.preventDefault()}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (asked.byKey) asked.element.focus();
            }}
            onPointerEnter={() => now(asked)}
            onFocus={() => now(asked)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && later(null, INTENT.close)}
            className="float-in scroll z-30 max-h-(--radix-popover-content-available-height) w-[360px] max-w-[calc(100vw-24px)] rounded-lg border border-line bg-paper p-4 shadow-float outline-none"
          >
            <Known reference={asked.reference} {...mentioning} />
          </Popover.Content>
        )}
      </Popover.Portal>
    </Popover.Root>
  );
}

/** What is known of a reference: its kind, its whole name, its official text, and the way to all its mentions. */
function Known({ reference, ...mentioning }: Mentioning & { reference: Reference }) {
  const t = useText(referencesText);
  const words = useReferenceWords();
  const norm = normOf(reference);
  const detail = words.detail(reference);
  const isOpen = reference.kind === 'articles' && norm === null;
  return (
    <>
      <p className="text-meta font-semibold text-ink-3">{words.kind(reference)}</p>
      <p className="mt-0.5 font-serif text-lead font-semibold [overflow-wrap:anywhere]">{words.title(reference)}</p>
      {detail && <p className="text-note text-ink-2">{detail}</p>}
      {norm?.how === 'after' && <p className="mt-1.5 text-note text-warn">{t.inferred(norm.title)}</p>}
      {isOpen && <p className="mt-1.5 text-note text-ink-2">{t.open}</p>}
      <div className="mt-2.5 grid justify-items-start gap-1 text-note">
        {norm?.link && (
          <Suspense>
            <LawHere
              notebookId={mentioning.notebookId}
              norm={norm}
              items={reference.kind === 'articles' ? reference.items : []}
            />
          </Suspense>
        )}
        {norm?.link && <OfficialText href={norm.link} />}
        {!isOpen && <AllMentions of={reference.key} {...mentioning} />}
        {reference.kind === 'articles' && norm && <AllMentions of={norm.key} ofNorm {...mentioning} />}
      </div>
    </>
  );
}

/** The official text of a norm, on the site that is named. */
function OfficialText({ href }: { href: string }) {
  const t = useText(referencesText);
  return (
    <a
      className={textLinkLook('max-sm:min-h-11')}
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
    >
      <ExternalLink className="size-3.5 shrink-0" aria-hidden />
      {t.official}
      <span className="font-normal text-ink-3">{new URL(href).host.replace(/^www\./, '')}</span>
    </a>
  );
}

function AllMentions({ of, ofNorm, notebookId, sourceIds, onMentions }: Mentioning & { of: string; ofNorm?: boolean }) {
  const t = useText(referencesText);
  const { number } = useReferenceWords();
  const { data } = useMentions(notebookId, of, sourceIds);
  const shown = data ? number(data.total) : null;
  return (
    <TextLink icon={ListTree} className="max-sm:min-h-11" onClick={() => onMentions(of)}>
      {ofNorm ? t.mentionsOfNorm(shown) : t.mentions(shown)}
    </TextLink>
  );
}
