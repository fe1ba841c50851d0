import { useLanguage, useText } from '#web/i18n/language.ts';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { setTheme, useTheme } from '#web/ui/theme.ts';
import '../notebook/notebook.css';
import { Answers } from './Answers.tsx';
import { Cards } from './Cards.tsx';
import { Choices } from './Choices.tsx';
import { Cited } from './Cited.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Fields } from './Fields.tsx';
import { Ground } from './Ground.tsx';
import { Said } from './Said.tsx';
import { States } from './States.tsx';
import { galleryText } from './text.ts';
import { Whole } from './Whole.tsx';

/** Every component in the language and the colours that are chosen at its top. */
export function Gallery() {
  const t = useText(galleryText);
  const theme = useTheme();
  const language = useLanguage();
  return (
    <>
      <main className="mx-auto max-w-[1200px] px-6 py-8">
        <title>{t.title}</title>
        <header className="mb-8 flex flex-wrap items-center gap-3">
          <Logo />
          <h1 className="text-h3 font-semibold">{t.title}</h1>
          <LanguageSwitch label={t.language} className="ml-auto flex" />
          <Segmented
            label={t.colours}
            value={theme === 'system' ? 'light' : theme}
            onChange={setTheme}
            items={[
              { id: 'light', label: t.light },
              { id: 'dark', label: t.dark },
            ]}
          />
        </header>
        {/* What was typed is typed anew in the other language. */}
        <div key={language} className="grid grid-cols-1 gap-x-10 gap-y-8 desk:grid-cols-3">
          <Ground />
          <Fields />
          <Choices />
          <Cited />
          <Said />
          <Cards />
          <Dialogs />
          <States />
          <Whole />
          <Answers />
        </div>
      </main>
      <Loading />
    </>
  );
}
