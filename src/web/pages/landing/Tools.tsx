import { costs } from '#web/api/installation.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { facts, icons } from '#web/studio/public.ts';
import { landingText } from './text.ts';

/** The tools of the Studio as a list of two columns: what each gives, a line of what comes out, and its price. */
export function Tools() {
  const t = useText(landingText);
  const tools = facts[useLanguage()];
  const billed = costs();
  return (
    <section id="tools" className="mx-auto max-w-[1200px] px-6 py-16 max-sm:px-4 max-sm:py-14">
      <h2 className="font-serif text-h1 font-semibold">{t.tools}</h2>
      <ul className="mt-7 grid grid-cols-1 border-t border-line desk:grid-cols-2 desk:gap-x-16 desk:border-t-0">
        {tools.map(({ kind, name, gives, line, price }, at) => {
          const Icon = icons[at]!;
          return (
            <li key={kind} className="flex gap-4 border-b border-line py-4 desk:nth-[-n+2]:border-t">
              <Icon className="mt-0.5 size-[18px] shrink-0 text-tinta" aria-hidden />
              <div className="min-w-0 flex-1">
                <div className="flex items-baseline justify-between gap-4">
                  <h3 className="text-[15px]/[22px] font-semibold">{name}</h3>
                  {billed && (
                    <span className="shrink-0 text-note text-ink-3 tabular-nums">
                      {price ? t.tokens(price.tokens) : t.free}
                    </span>
                  )}
                </div>
                <p className="mt-1 max-w-[480px] text-ui text-ink-2">{gives}</p>
                <p className="mt-1.5 truncate font-serif text-[15px]/[22px] text-ink-3 italic">{line}</p>
              </div>
            </li>
          );
        })}
        <li className="flex items-center border-b border-line py-4 text-ui text-ink-2">
          {billed ? t.priceIsPrice : t.noPrice}
        </li>
      </ul>
    </section>
  );
}
