import clsx from 'clsx';
import { languages } from '#contract/language.ts';
import { setLanguage, useLanguage } from '#web/i18n/language.ts';

/** ES / EN for visitors; somebody signed in has it in their menu. `label` names the group. */
export function LanguageSwitch({ label, className }: { label: string; className?: string }) {
  const language = useLanguage();
  return (
    <span role="group" aria-label={label} className={clsx('items-center text-note text-ink-3', className)}>
      {languages.toReversed().map((one, at) => (
        <span key={one} className="contents">
          {at > 0 && <span aria-hidden>/</span>}
          <button
            type="button"
            lang={one}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
            className="min-h-8 px-1.5 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink max-sm:min-h-11 max-sm:px-2"
          >
            {one.toUpperCase()}
          </button>
        </span>
      ))}
    </span>
  );
}
