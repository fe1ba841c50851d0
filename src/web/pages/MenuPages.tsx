import { CircleQuestionMark, Home, Info, LayoutGrid, Megaphone, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useText } from '#web/i18n/language.ts';
import { MenuItem, MenuLine } from '#web/ui/Menu.tsx';
import { useUnseen } from './help/seen.ts';
import { menuText } from './menu-text.ts';

/** The pages that the menu of an account leads to; `bar` where a bar names those of everybody, for a screen that is too narrow for it. */
export function MenuPages({ bar }: { bar: boolean }) {
  const t = useText(menuText);
  const navigate = useNavigate();
  const unseen = useUnseen();
  const go = (to: string) => () => void navigate(to);
  const notebooks = (
    <MenuItem icon={LayoutGrid} onSelect={go('/dashboard')}>
      {t.notebooks}
    </MenuItem>
  );
  return (
    <>
      {bar ? (
        <div className="sm:hidden">
          {notebooks}
          <MenuItem icon={Home} onSelect={go('/')}>
            {t.home}
          </MenuItem>
          <MenuItem icon={Info} onSelect={go('/about')}>
            {t.about}
          </MenuItem>
          <MenuLine />
        </div>
      ) : (
        notebooks
      )}
      <MenuItem icon={UserRound} onSelect={go('/profile')}>
        {t.profile}
      </MenuItem>
      <MenuItem icon={CircleQuestionMark} onSelect={go('/help')}>
        {t.help}
      </MenuItem>
      <MenuItem icon={Megaphone} onSelect={go('/help#news')}>
        {unseen ? t.newsOf(unseen) : t.news}
        {unseen && <span aria-hidden className="ml-2 inline-block rounded-full bg-tinta" style={POINT} />}
      </MenuItem>
    </>
  );
}

/** A point of 8 px; where it lies over the avatar, an edge of the page's colour parts the two. */
const POINT = { width: 8, height: 8 };
const OVER = { ...POINT, top: 0, right: 0, boxShadow: '0 0 0 2px var(--desk)' };

/** A point on the avatar while a version was not read about; its menu says so in words. */
export const NewsMark = () =>
  useUnseen() && <span aria-hidden data-news className="absolute rounded-full bg-tinta" style={OVER} />;
