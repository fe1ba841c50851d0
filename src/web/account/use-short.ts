import { PASSWORD } from '#contract/account.ts';
import { passwordMin } from '#web/api/installation.ts';
import { useText } from '#web/i18n/language.ts';
import { accountText } from './text.ts';

/** Says of a new password that it is shorter than this installation takes, under its field; nothing of one that is not. */
export function useShort(): (field: string, typed: string | undefined) => Record<string, string> {
  const { passwordShort } = useText(accountText);
  return (field, typed = '') =>
    [...typed].length < Number(passwordMin())
      ? { [field]: passwordShort.replace(String(PASSWORD.min), String(passwordMin())) }
      : {};
}
