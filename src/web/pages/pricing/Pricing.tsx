import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { MESSAGE } from '#contract/prices.ts';
import { tokensApi } from '#contract/tokens.ts';
import { costs } from '#web/api/installation.ts';
import { useCall } from '#web/api/query.ts';
import { useStored } from '#web/api/session.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { facts } from '#web/studio/public.ts';
import { buttonLook, textLinkLook } from '#web/ui/Button.tsx';
import { Footer } from '../Footer.tsx';
import { PublicHeader } from '../PublicHeader.tsx';
import { publicText } from '../public-text.ts';
import { FRESH_MS, Packages, Sandbox } from './Packages.tsx';
import { pricingText } from './text.ts';

/** The package that the table reckons with: the one in the middle. */
const RECKONED = 5000;
const CELL = 'border-b border-line py-2.5';

/** What each piece of work costs, from the least to the most. */
function Costs() {
  const t = useText(pricingText);
  const tools = facts[useLanguage()].flatMap(({ name, price }) => (price ? [{ name, price }] : []));
  const priced = [{ name: t.message, price: MESSAGE }, ...tools];
  const { number, list } = useFormats();
  const { data } = useCall(tokensApi.paymentTypes, { query: { currency: 'CLP' } }, { staleTime: FRESH_MS });
  const dearer = Object.entries(data?.model_prices ?? {}).flatMap(([work, cost]) => {
    const found = priced.find(({ price }) => price.name === work);
    return found ? [`${found.name}, ${number(cost)}`] : [];
  });
  const rows = priced.toSorted((a, b) => a.price.tokens - b.price.tokens);
  return (
    <section aria-labelledby="costs">
      <h2 id="costs" className="font-serif text-h2 font-semibold">
        {t.costs}
      </h2>
      <table className="mt-4 w-full text-ui tabular-nums">
        <thead>
          <tr className="text-left text-note text-ink-2 *:border-b *:border-line-strong *:py-2 *:font-normal">
            <th scope="col">{t.tool}</th>
            <th scope="col" className="text-right">
              {t.cost}
            </th>
            <th scope="col" className="text-right">
              {t.enough(number(RECKONED))}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, price: { tokens } }) => (
            <tr key={name}>
              <th scope="row" className={`${CELL} text-left font-normal`}>
                {name}
              </th>
              <td className={`${CELL} text-right font-semibold`}>{number(tokens)}</td>
              <td className={`${CELL} text-right text-ink-2`}>{number(Math.floor(RECKONED / tokens))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {dearer.length > 0 && <p className="mt-3 text-note text-ink-2">{t.withModel(list(dearer))}</p>}
    </section>
  );
}

function Promises() {
  const t = useText(pricingText);
  return (
    <div>
      <ul className="grid gap-4">
        {t.promises.map(([head, body]) => (
          <li key={head} className="flex gap-3">
            <Check className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden />
            <div>
              <p className="text-ui font-semibold">{head}</p>
              <p className="text-ui text-ink-2">{body}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link to="/refund-policy" className={textLinkLook('mt-5 ml-8 text-ui')}>
        {t.refunds}
      </Link>
      <Sandbox />
    </div>
  );
}

/** The packages, and what each thing costs; where nothing does, that. */
export function Pricing() {
  const t = useText(pricingText);
  const { pricing } = useText(publicText);
  const signedIn = useStored();
  const billed = costs();
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${pricing} · Fojas`}</title>
      <PublicHeader />
      <main id="content" className="mx-auto w-full max-w-[1200px] flex-1 px-6 pt-10 pb-16 max-sm:px-4 max-sm:pt-4">
        <h1 className="font-serif text-[40px]/[46px] font-[580] tracking-[-.02em] max-sm:text-[32px]/9">
          {billed ? t.title : t.free}
        </h1>
        <p className="mt-2 max-w-[640px] text-lead text-ink-2">{billed ? t.lead : t.freeLead}</p>
        {billed ? (
          <>
            <Packages />
            <div className="mt-12 grid gap-x-16 gap-y-9 desk:grid-cols-[minmax(0,1fr)_380px]">
              <Costs />
              <Promises />
            </div>
          </>
        ) : (
          <Link to={signedIn ? '/dashboard' : '/sign-up'} className={buttonLook({ size: 'lg' }, 'for-visitors mt-8')}>
            {signedIn ? t.continue : t.start}
            <ArrowRight className="size-4" aria-hidden />
          </Link>
        )}
      </main>
      <Footer />
    </div>
  );
}
