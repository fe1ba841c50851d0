import type { ReactNode } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Badge, type Tone } from '#web/ui/tone.tsx';
import { landingText } from './text.ts';

const READ: Tone[] = ['ok', 'warn', 'info'];
const CHECKED: Tone[] = ['ok', 'info', 'bad'];

function Read() {
  const { read } = useText(landingText);
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-desk text-ui">
      {read.map(([title, pages, state], at) => (
        <li key={title} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
          <span className="min-w-0 flex-1 truncate font-medium max-sm:basis-full">{title}</span>
          <span className="text-note text-ink-3 tabular-nums">{pages}</span>
          <span className="sm:min-w-[194px]">
            <Badge tone={READ[at]!}>{state}</Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}

const Asked = ({ children }: { children: ReactNode }) => (
  <p className="ml-auto w-fit rounded-lg bg-tinta-soft px-3.5 py-2 text-ui">{children}</p>
);
function Answers() {
  const [cost, rent, insurance, absent, looked] = useText(landingText).asked;
  return (
    <div className="divide-y divide-line rounded-lg border border-line bg-desk">
      <div className="px-5 py-4">
        <Asked>{cost}</Asked>
        <p className="mt-3 font-serif text-read">
          {rent}
          <span className="whitespace-nowrap">
            &nbsp;<span className="cite">1</span>.
          </span>
        </p>
      </div>
      <div className="px-5 py-4">
        <Asked>{insurance}</Asked>
        <p className="mt-3 text-ui text-ink-2">
          <b className="font-serif text-read font-[620] text-ink">{absent}</b> {looked}
        </p>
      </div>
    </div>
  );
}

function Checked() {
  const { checked } = useText(landingText);
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-desk text-ui">
      {checked.map(([place, state], at) => (
        <li key={place} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
          <span className="font-medium">{place}</span>
          <Badge tone={CHECKED[at]!}>{state}</Badge>
        </li>
      ))}
    </ul>
  );
}

const SHOWN = [Read, Answers, Checked];
/** Upload, ask, check: three numbered steps, each with a piece of the product. */
export function Steps() {
  const { steps } = useText(landingText);
  return (
    <section id="how" className="scroll-mt-4 border-y border-line bg-paper">
      <ol className="mx-auto max-w-[1200px] px-6 max-sm:px-4">
        {steps.map(([head, text], at) => {
          const Shown = SHOWN[at]!;
          return (
            <li
              key={head}
              className="grid grid-cols-1 items-start gap-x-16 gap-y-6 border-b border-line py-12 last:border-0 desk:grid-cols-[44px_1fr_560px]"
            >
              <span
                aria-hidden
                className="self-stretch border-r-[3px] border-double border-margen pr-3 text-right font-serif text-[20px]/7 font-semibold text-ink-3 tabular-nums max-desk:hidden"
              >
                {at + 1}
              </span>
              <div className="desk:-ml-8">
                <h2 className="font-serif text-h2 font-semibold">{head}</h2>
                <p className="mt-2 max-w-[420px] text-lead text-ink-2">{text}</p>
              </div>
              <Shown />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
