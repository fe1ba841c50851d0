import {
  BookOpenText,
  CircleQuestionMark,
  FilePlus2,
  Keyboard,
  Languages,
  LayoutGrid,
  LogOut,
  Megaphone,
  Moon,
  Plus,
  Sun,
  UserRound,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { languages, type Language } from '#contract/language.ts';
import { UNTITLED } from '#contract/notebooks.ts';
import { useChangeLanguage } from '#web/account/use-change-language.ts';
import { useSignOut } from '#web/account/use-sign-out.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { notebooksText } from '#web/notebooks/text.ts';
import { useCreate, useSample } from '#web/notebooks/use-create.ts';
import type { Here } from '#web/search/finding.ts';
import type { Action } from '#web/search/rows.tsx';
import { faces } from '#web/studio/registry.ts';
import type { Face } from '#web/studio/tool.ts';
import { setTheme, useTheme } from '#web/ui/theme.ts';
import { menuText } from './menu-text.ts';
import { pagesText } from './text.ts';

/** Each language is offered in its own words. */
const SWITCH_TO = { en: 'Switch to English', es: 'Cambiar a español' } as const;

const toolAction = ({ contract: { kind }, icon, text }: Face, language: Language, { openTool }: Here): Action => ({
  id: `tool-${kind}`,
  label: text[language].name,
  icon,
  run: () => openTool(kind),
});

/** What can be done from the palette, whatever is on screen. */
export function usePaletteActions(here: Here | null, onShortcuts: () => void): Action[] {
  const t = { ...useText(pagesText), ...useText(menuText) };
  const words = useText(notebooksText);
  const language = useLanguage();
  const other = languages.find((one) => one !== language)!;
  useTheme();
  const isDark = document.documentElement.dataset.theme === 'dark';
  const navigate = useNavigate();
  const { mutate: create } = useCreate();
  const { mutate: openSample } = useSample();
  const { change: changeLanguage } = useChangeLanguage();
  const signOut = useSignOut();
  return [
    ...(here ? [{ id: 'add-source', label: t.addSource, icon: FilePlus2, run: here.addSource }] : []),
    ...(here ? faces.map((face) => toolAction(face, language, here)) : []),
    { id: 'new-notebook', label: t.newNotebook, icon: Plus, run: () => create(UNTITLED[language]) },
    { id: 'sample', label: words.sample, icon: BookOpenText, run: () => openSample() },
    { id: 'notebooks', label: t.myNotebooks, icon: LayoutGrid, run: () => void navigate('/dashboard') },
    { id: 'profile', label: t.profile, icon: UserRound, run: () => void navigate('/profile') },
    { id: 'help', label: t.help, icon: CircleQuestionMark, run: () => void navigate('/help') },
    { id: 'news', label: t.news, icon: Megaphone, run: () => void navigate('/help#news') },
    {
      id: 'theme',
      label: isDark ? t.lightTheme : t.darkTheme,
      icon: isDark ? Sun : Moon,
      run: () => setTheme(isDark ? 'light' : 'dark'),
    },
    {
      id: 'language',
      label: SWITCH_TO[other],
      lang: other,
      icon: Languages,
      run: () => void changeLanguage(other),
    },
    { id: 'shortcuts', label: t.shortcuts, icon: Keyboard, keys: '?', run: onShortcuts },
    { id: 'sign-out', label: t.signOut, icon: LogOut, run: () => void signOut() },
  ];
}
