import { Link } from 'react-router';
import { useText } from '#web/i18n/language.ts';
import { textLinkLook } from '#web/ui/Button.tsx';
import { consentsText } from './consents-text.ts';

/** One line above a page: something that was accepted has a new version. */
export function ConsentLine() {
  const t = useText(consentsText);
  return (
    <p className="border-b border-line bg-paper px-6 py-1.5 text-center text-note text-ink-2 max-sm:px-4">
      {t.dueShort}{' '}
      <Link to="/profile?tab=security#consents" className={textLinkLook()}>
        {t.see}
      </Link>
    </p>
  );
}
