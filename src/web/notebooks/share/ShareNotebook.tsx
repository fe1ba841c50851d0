import { useState } from 'react';
import { Copy, Link2, RefreshCw } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { linkAddress, sharingApi, type SharedLink } from '#contract/sharing.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, readAgain, useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { copy } from '#web/ui/copy.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Step } from '#web/ui/proof/Step.tsx';
import { Waiting } from '#web/ui/Section.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { MakeLink } from './MakeLink.tsx';
import { shareText } from './text.ts';

type Props = { notebook: { id: string; title: string }; onClose: () => void };

/** The links to a notebook: what each holds, until when, and how often it was opened; the way to make, update and revoke them. */
export function ShareNotebook({ notebook, onClose }: Props) {
  const t = useText(shareText);
  const asked = { params: { id: notebook.id } };
  const { data, isError, refetch } = useCall(sharingApi.list, asked, { staleTime: 0 });
  const [making, setMaking] = useState(false);
  const [going, setGoing] = useState<SharedLink | null>(null);
  const changed = (): void => void readAgain(keyOf(sharingApi.list, asked));
  if (making)
    return (
      <MakeLink
        notebook={notebook}
        onClose={() => setMaking(false)}
        onMade={() => {
          setMaking(false);
          toast({ title: t.made });
          changed();
        }}
      />
    );
  if (going) return <Revoke notebookId={notebook.id} link={going} onRevoked={changed} onClose={() => setGoing(null)} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      about={t.about}
      width={640}
      footer={<Button onClick={() => setMaking(true)}>{t.create}</Button>}
    >
      {!data && <Waiting failed={isError ? t.failed : null} retry={() => void refetch()} />}
      {data?.links.length === 0 && (
        <Empty title={t.none} flush>
          {t.noneText}
        </Empty>
      )}
      {data && data.links.length > 0 && (
        <ul className="rounded-lg border border-line bg-paper">
          {data.links.map((link) => (
            <Line
              key={link.id}
              notebookId={notebook.id}
              link={link}
              onUpdated={changed}
              onRevoke={() => setGoing(link)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type LineProps = { notebookId: string; link: SharedLink; onUpdated: () => void; onRevoke: () => void };
function Line({ notebookId, link, onUpdated, onRevoke }: LineProps) {
  const t = useText(shareText);
  const { date } = useFormats();
  const { id, name, secret, notes, answers, sources, taken_at, expires_at, opened, opened_at } = link;
  const update = useMutation({
    mutationFn: () => call(sharingApi.renew, { params: { id: notebookId, shareId: id } }),
    onSuccess: () => {
      toast({ title: t.updated });
      onUpdated();
    },
    onError: (error) => toastError({ title: t.updateFailed, text: saidBy(error, t.updateFailed) }),
  });
  const holds = [notes && t.notes(notes), answers && t.answers(answers), sources && t.sources(sources)].filter(Boolean);
  const use = opened_at ? t.opened(opened, date(opened_at)) : t.unopened;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0">
      <Link2 className="size-[18px] shrink-0 text-ink-2" aria-hidden />
      <div className="min-w-40 flex-1">
        <p className="text-ui font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-note text-ink-2">{[...holds, t.takenAt(date(taken_at))].join(' · ')}</p>
        <p className="text-note text-ink-2">{`${t.until(date(expires_at))} · ${use}`}</p>
      </div>
      <div className="ml-auto flex items-center">
        <IconButton
          icon={Copy}
          label={t.copyOf(name)}
          onClick={() => void copy(linkAddress(location.origin, secret))}
        />
        <IconButton
          icon={RefreshCw}
          label={t.updateOf(name)}
          disabled={update.isPending}
          onClick={() => update.mutate()}
        />
        <Button variant="ghost" size="sm" aria-label={t.revokeOf(name)} onClick={onRevoke}>
          {t.revoke}
        </Button>
      </div>
    </li>
  );
}

type RevokeProps = { notebookId: string; link: SharedLink; onRevoked: () => void; onClose: () => void };
function Revoke({ notebookId, link: { id, name }, onRevoked, onClose }: RevokeProps) {
  const t = useText(shareText);
  const send = async (): Promise<void> => {
    await call(sharingApi.revoke, { params: { id: notebookId, shareId: id } });
    toast({ title: t.revoked });
    onRevoked();
    onClose();
  };
  return (
    <Step title={t.revokeTitle} about={t.revokeText(name)} label={t.revoke} danger onClose={onClose} send={send} />
  );
}
