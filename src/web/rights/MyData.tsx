import { Link } from 'react-router';
import type { KeptData, Recipient } from '#contract/rights.ts';
import { rightsApi } from '#contract/rights.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { textLinkLook } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { dataText } from './data-text.ts';
import { Waiting } from '#web/ui/Section.tsx';

const CELL = 'px-2 py-2 text-left align-top first:pl-0 last:pr-0 max-sm:block max-sm:p-0';

function Kept({ kept }: { kept: KeptData }) {
  const t = useText(dataText);
  const { number, megabytes } = useFormats();
  const names = Object.keys(t.rows) as (keyof typeof t.rows)[];
  const lines = names.map((name) => {
    const count = number(kept[name]);
    const [what, why, until] = t.rows[name];
    return {
      name,
      what,
      why,
      until,
      count: name === 'files' && kept.bytes > 0 ? t.megabytes(count, megabytes(kept.bytes)) : count,
    };
  });
  const all = [{ name: 'profile', what: t.profile, why: t.profileWhy, until: t.life, count: number(1) }, ...lines];
  return (
    <table className="w-full text-note max-sm:block">
      <thead className="border-b border-line text-ink-3 max-sm:sr-only">
        <tr>
          {[t.what, t.howMany, t.why, t.until].map((head) => (
            <th key={head} scope="col" className={`${CELL} font-medium`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {all.map(({ name, what, why, until, count }) => (
          <tr
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line max-sm:py-2.5 sm:table-row"
          >
            <th scope="row" className={`${CELL} min-w-0 font-semibold max-sm:flex-1`}>
              {what}
            </th>
            <td className={`${CELL} tabular-nums`}>{count}</td>
            <td className={`${CELL} text-ink-2 max-sm:w-full`}>{why}</td>
            <td className={`${CELL} text-ink-2 max-sm:w-full`}>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Recipients({ recipients }: { recipients: readonly Recipient[] }) {
  const t = useText(dataText);
  return (
    <section className="mt-6 text-note">
      <h3 className="text-ui font-semibold">{t.recipients}</h3>
      {recipients.length === 0 && <p className="mt-1 text-ink-2">{t.nobody}</p>}
      <ul className="mt-1 space-y-1 text-ink-2">
        {recipients.map(({ purpose, host, objected }) => (
          <li key={purpose}>
            {t.purposes[purpose]}:{' '}
            <span className="font-medium text-ink">{objected ? t.objected : (host ?? t.unknownHost)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">
        {t.automated}{' '}
        <Link to="/privacy-policy" className={textLinkLook()}>
          {t.policy}
        </Link>
      </p>
    </section>
  );
}

/** What is kept, why, how long and who may receive it. */
export function MyData({ onClose }: { onClose: () => void }) {
  const t = useText(dataText);
  const data = useCall(rightsApi.data, {}, { staleTime: 0 });
  return (
    <Dialog open onClose={onClose} title={t.title} about={t.about} width={860}>
      {!data.data && <Waiting failed={data.isError ? t.failed : null} retry={() => void data.refetch()} />}
      {data.data && (
        <>
          <Kept kept={data.data.kept} />
          <Recipients recipients={data.data.recipients} />
        </>
      )}
    </Dialog>
  );
}
