import { useNavigate } from 'react-router';
import { useText } from '#web/i18n/language.ts';
import { toastError } from '#web/ui/toast.tsx';
import { signOut } from './session.ts';
import { menuText } from './menu-text.ts';

/** Ends the session and leads to the front page. */
export function useSignOut() {
  const t = useText(menuText);
  const navigate = useNavigate();
  return async (): Promise<void> => {
    const heard = await signOut();
    if (!heard) toastError({ title: t.signOutFailed, text: t.signedOutAnyway });
    await navigate('/');
  };
}
