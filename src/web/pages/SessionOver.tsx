import { Link, useLocation } from 'react-router';
import { endedText } from '#web/account/ended-text.ts';
import { useText } from '#web/i18n/language.ts';
import { textLinkLook } from '#web/ui/Button.tsx';
import { publicText } from './public-text.ts';

/** A band above a public page that was open when the session ended: that it did, and the way to sign in and back to this page. */
export function SessionOver() {
  const t = useText(endedText);
  const { signIn } = useText(publicText);
  const { pathname, search, hash } = useLocation();
  return (
    <p
      role="status"
      className="sticky top-0 z-50 flex min-h-10 items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-note text-warn"
    >
      {t.title}
      <span aria-hidden>·</span>
      <Link to="/sign-in" state={{ from: pathname + search + hash }} className={textLinkLook()}>
        {signIn}
      </Link>
    </p>
  );
}
