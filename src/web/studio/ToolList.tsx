import { priceOf } from '#contract/prices.ts';
import { answeringBy, useEngine } from '#web/api/use-engine.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { faces, isGenerator } from './registry.ts';
import { useRoom } from './room.ts';
import { studioText } from './text.ts';

/** The tools of the shelf: what each is called, what it gives, and what it costs before it is pressed. */
export function ToolList() {
  const t = useText(studioText);
  const language = useLanguage();
  const { number } = useFormats();
  const { billing, openTool, engine: own } = useRoom();
  const engine = useEngine();
  const prices = engine && answeringBy(engine, own ?? engine.chosen).prices;
  const priceIn = (face: (typeof faces)[number]): string | null => {
    if (!billing) return null;
    if (!isGenerator(face)) return t.free;
    const price = priceOf(face.contract.price, face.contract.alone ? null : prices);
    const said = t.tokens(price, number(price));
    return face.contract.partsApi ? t.each(said) : said;
  };
  return (
    <ul aria-label={t.functions}>
      {faces.map((face) => {
        const { icon: Icon, text, contract } = face;
        const price = priceIn(face);
        return (
          <li key={contract.kind}>
            <button
              type="button"
              data-tool={contract.kind}
              data-type={contract.type}
              onClick={() => openTool(contract.kind)}
              className="flex w-full items-start gap-3 rounded-md px-2 py-2 text-left hover:bg-sunken/60 max-sm:py-2.5"
            >
              <Icon className="mt-px size-[18px] shrink-0 text-tinta" aria-hidden />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline gap-2">
                  <span className="min-w-0 flex-1 text-ui font-medium">{text[language].name}</span>
                  {price && <span className="shrink-0 text-note tabular-nums text-ink-3">{price}</span>}
                </span>
                <span className="line-clamp-2 text-meta text-ink-3">{text[language].about}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
