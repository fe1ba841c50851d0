import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deletionApi } from '#contract/deletion.ts';
import { call } from '#web/api/call.ts';
import { forgetDrafts } from '#web/api/drafts.ts';
import { queries } from '#web/api/query.ts';
import { forget } from '#web/api/session.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Prove, useProof } from '#web/ui/proof/Prove.tsx';
import { Step } from '#web/ui/proof/Step.tsx';
import { toast } from '#web/ui/toast.tsx';
import { profileText } from './profile-text.ts';

/** Long enough to write down the number of the certificate, which also comes by letter. */
const READ_MS = 12_000;

/** The end of the profile: what deleting the account means, and the way to it. */
export function DeleteAccount() {
  const t = useText(profileText);
  const [asking, setAsking] = useState(false);
  return (
    <section className="mb-9">
      <h2 className="font-serif text-[20px]/7 font-semibold">{t.remove}</h2>
      <p className="text-note text-ink-2">{t.removeText}</p>
      <Button variant="dangerGhost" icon={Trash2} className="mt-3 -ml-3" onClick={() => setAsking(true)}>
        {t.removeMine}
      </Button>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </section>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useText(profileText);
  const navigate = useNavigate();
  const proof = useProof();
  const send = async (): Promise<void> => {
    const { certificate } = await proof.send((body) => call(deletionApi.remove, { body }));
    forget();
    forgetDrafts();
    await navigate('/');
    queries.clear();
    toast({ title: t.removed, text: t.removedText(certificate.id), ms: READ_MS });
  };
  return (
    <Step
      title={t.removeTitle}
      width={520}
      label={t.remove}
      doing={t.removing}
      failed={t.removeFailed}
      danger
      readFirst
      ready={proof.ready}
      send={send}
      onClose={onClose}
    >
      <Points title={t.goes} points={t.goesList} />
      <Points title={t.stays} points={t.staysList} />
      <Prove proof={proof} />
    </Step>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-note text-ink-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
