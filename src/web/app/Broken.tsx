import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { appText } from './text.ts';

/** A page that could not be drawn, or whose files could not be loaded. */
export function Broken() {
  const t = useText(appText);
  const common = useText(words);
  return (
    <main role="alert" className="mx-auto grid min-h-dvh max-w-[480px] content-center justify-items-start gap-2 px-6">
      <h1 className="font-serif text-h2 font-semibold">{t.broken}</h1>
      <p className="text-ui text-ink-2">{t.brokenHelp}</p>
      <Button className="mt-4" onClick={() => location.reload()}>
        {common.reload}
      </Button>
    </main>
  );
}
