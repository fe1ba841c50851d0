import { useMutation } from '@tanstack/react-query';
import { BookOpen, Plus } from 'lucide-react';
import { lawsApi } from '#contract/laws.ts';
import { text } from '#contract/language.ts';
import type { Article, Norm } from '#contract/references.ts';
import type { Source } from '#contract/sources.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useCapabilities } from '#web/api/use-capabilities.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { useCiting } from '#web/ui/answer/citing.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { addableOf, lawNamed } from '../../laws/here.ts';
import { useAddLaws } from '../../laws/use-add-laws.ts';
import { isDone, useSources } from '../../use-sources.ts';

const lawHereText = text({
  en: {
    open: 'Open its text here',
    article: (number: string) => `Open article ${number}`,
    none: 'The text that is here has no such article.',
    failed: 'The text could not be opened.',
    reading: 'Its text is being read',
    add: 'Add its text to the notebook',
    added: 'The law is being read',
  },
  es: {
    open: 'Abrir su texto aquí',
    article: (number) => `Abrir el artículo ${number}`,
    none: 'El texto que está aquí no tiene ese artículo.',
    failed: 'No se pudo abrir el texto.',
    reading: 'Su texto se está leyendo',
    add: 'Agregar su texto al cuaderno',
    added: 'La ley se está leyendo',
  },
});

/** Articles of one reference that are offered, each by a link of its own. */
const MOST = 4;
const LOOK = 'max-sm:min-h-11';

type Props = { notebookId: string; norm: Norm; items: readonly Article[] };
/** The text of a norm that is named: opened at its article where the notebook has it, else offered to be added from Ley Chile. */
export default function LawHere({ notebookId, norm, items }: Props) {
  const t = useText(lawHereText);
  const { data: sources = [] } = useSources(notebookId);
  const laws = useCapabilities()?.laws ?? false;
  const here = lawNamed(sources, norm);
  if (here && isDone(here)) return <Texts law={here} items={items} />;
  if (here && here.processing_status !== 'failed') return <span className="text-ink-2">{t.reading}</span>;
  return laws && !here && addableOf(norm) ? <Add notebookId={notebookId} norm={norm} /> : null;
}

function Texts({ law, items }: { law: Source; items: readonly Article[] }) {
  const t = useText(lawHereText);
  const common = useText(words);
  const { open } = useCiting();
  const find = useMutation({
    mutationFn: (number: string | null) =>
      call(lawsApi.article, {
        params: { id: law.notebook_id, sourceId: law.id },
        query: number === null ? {} : { number },
      }),
    onSuccess: ({ found }) => {
      if (found) open(found, [found], null);
      else toastError({ title: common.error, text: t.none });
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.failed) }),
  });
  const numbers = items
    .slice(0, MOST)
    .map(({ article, transitory }) => `${article}${transitory ? ' transitorio' : ''}`);
  return (
    <>
      {numbers.map((number) => (
        <TextLink key={number} icon={BookOpen} className={LOOK} onClick={() => find.mutate(number)}>
          {t.article(number)}
        </TextLink>
      ))}
      {numbers.length === 0 && (
        <TextLink icon={BookOpen} className={LOOK} onClick={() => find.mutate(null)}>
          {t.open}
        </TextLink>
      )}
    </>
  );
}

function Add({ notebookId, norm }: Pick<Props, 'notebookId' | 'norm'>) {
  const t = useText(lawHereText);
  const common = useText(words);
  const adding = useAddLaws(notebookId);
  const add = useMutation({
    mutationFn: () => adding.startOne(addableOf(norm)!, false),
    onSuccess: (refused) =>
      refused === null ? toast({ title: t.added }) : toastError({ title: common.error, text: refused }),
  });
  return (
    <TextLink icon={Plus} className={LOOK} disabled={add.isPending || add.isSuccess} onClick={() => add.mutate()}>
      {t.add}
    </TextLink>
  );
}
