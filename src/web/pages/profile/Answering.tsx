import { useMutation } from '@tanstack/react-query';
import { accountApi, type User } from '#contract/account.ts';
import type { EngineChoice } from '#contract/engine-about.ts';
import type { Answering as Engine } from '#contract/engine.ts';
import { MESSAGE } from '#contract/prices.ts';
import { ProfileRow, ProfileSection } from '#web/account/ProfileTab.tsx';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { answeringBy, hasChoice, hostsOf, tellChosen, useEngine } from '#web/api/use-engine.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { facts } from '#web/studio/public.ts';
import { tokensText } from '#web/tokens/text.ts';
import { useBilling } from '#web/tokens/use-tokens.ts';
import { engineText } from '#web/ui/engine-text.ts';
import { Segmented } from '#web/ui/Segmented.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { answeringText } from './answering-text.ts';

/** Who answers the questions of this account, what leaves the server for it and to whom, and what the work of a model costs; and the choice to do without. */
export function Answering({ user }: { user: User }) {
  const t = useText(answeringText);
  const who = useText(engineText);
  const engine = useEngine();
  const choosing = useMutation({
    mutationFn: (chosen: EngineChoice) => call(accountApi.update, { body: { engine: chosen } }),
    onSuccess: async (changed) => {
      queries.setQueryData(keyOf(accountApi.profile, {}), changed);
      tellChosen(changed.engine);
      // A notebook that said otherwise may have been told to follow.
      await queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/notebooks/') });
      toast({ title: changed.engine === 'embedded' ? t.nowWithout : t.nowWith });
    },
    onError: (error) => toastError({ title: who.failed, text: saidBy(error, who.failed) }),
  });
  if (!engine) return null;
  const by = answeringBy(engine, user.engine);
  return (
    <ProfileSection title={who.who}>
      <ProfileRow
        name={t.engine}
        action={
          hasChoice(engine) && (
            <Segmented
              label={who.who}
              value={user.engine}
              disabled={choosing.isPending}
              onChange={(chosen) => choosing.mutate(chosen)}
              items={[
                { id: 'model', label: t.with },
                { id: 'embedded', label: who.without },
              ]}
            />
          )
        }
      >
        {by.model === null ? t.ours : by.leaves === 'nothing' ? t.modelHere(by.model) : t.modelAt(by.model)}
        {hasChoice(engine) && <span className="block text-note text-ink-3">{t.everywhere}</span>}
      </ProfileRow>
      <ProfileRow name={t.leaves}>
        <Leaves by={by} />
      </ProfileRow>
      <Prices engine={engine} />
    </ProfileSection>
  );
}

/** What leaves the server, and to which hosts. */
function Leaves({ by }: { by: Engine }) {
  const t = useText(answeringText);
  const { list } = useFormats();
  const hosts = hostsOf(by);
  if (hosts.length === 0) return t.nothing;
  return (
    <>
      {t.toHosts(list(hosts))}
      <span className="block text-note text-ink-3">
        {[by.redacts ? t.redacts : t.redactsNot, by.rereads && t.rereads].filter(Boolean).join(' ')}
      </span>
    </>
  );
}

/** What work with the model costs, where that is another price. */
function Prices({ engine: { model, prices } }: { engine: Engine }) {
  const t = useText(answeringText);
  const tokens = useText(tokensText);
  const tools = facts[useLanguage()];
  const { number } = useFormats();
  const billing = useBilling();
  if (!billing || model === null) return null;
  const count = (n: number): string => tokens.count(n, number(n));
  const works = [{ name: t.message, price: MESSAGE }, ...tools];
  const rows = works.flatMap(({ name, price }) => {
    const other = price && prices[price.name];
    return other ? [{ name, price: other, plain: price.tokens }] : [];
  });
  return (
    <ProfileRow name={t.price}>
      {rows.length === 0
        ? t.samePrice
        : rows.map(({ name, price, plain }) => (
            <span key={name} className="block tabular-nums">
              {t.priced(name, count(price), count(plain))}
            </span>
          ))}
    </ProfileRow>
  );
}
