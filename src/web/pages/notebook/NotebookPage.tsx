import { Link, useParams } from 'react-router';
import { notebooksApi } from '#contract/notebooks.ts';
import { Failure } from '#web/api/failure.ts';
import { useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, buttonLook } from '#web/ui/Button.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { AppBar } from '../AppBar.tsx';
import { pagesText } from '../text.ts';
import { notebookText } from './text.ts';
import { Workspace } from './Workspace.tsx';
import './notebook.css';

/** One notebook: its sources, its conversation and its notes. */
export function NotebookPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(notebooksApi.one, { params: { id } });
  if (data) return <Workspace key={id} notebook={data} />;
  if (!error) return <Loading />;
  return (
    <NoNotebook
      missing={error instanceof Failure && (error.status === 404 || error.status === 400)}
      onRetry={() => void refetch()}
    />
  );
}

function NoNotebook({ missing, onRetry }: { missing: boolean; onRetry: () => void }) {
  const t = useText(notebookText);
  const common = useText(words);
  const pages = useText(pagesText);
  return (
    <>
      <AppBar />
      <main className="mx-auto max-w-[1200px] px-6 pt-16 max-sm:px-4" role="alert">
        <h1 className="font-serif text-h2 font-semibold">{missing ? t.missing : t.failed}</h1>
        <p className="mt-1 text-ui text-ink-2">{missing ? t.missingHelp : t.failedHelp}</p>
        <div className="mt-4">
          {missing ? (
            <Link to="/dashboard" className={buttonLook({})}>
              {pages.toNotebooks}
            </Link>
          ) : (
            <Button onClick={onRetry}>{common.retry}</Button>
          )}
        </div>
      </main>
    </>
  );
}
