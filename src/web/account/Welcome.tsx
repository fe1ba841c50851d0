import { text } from '#contract/language.ts';
import { useWelcome } from '#web/api/installation.ts';
import { useText } from '#web/i18n/language.ts';

const welcomeText = text({
  en: { welcome: (tokens: string) => `${tokens} welcome tokens, no card needed.` },
  es: { welcome: (tokens) => `${tokens} tokens de bienvenida, sin tarjeta.` },
});

/** With what a new account begins here; nothing where it begins with nothing. */
export function Welcome() {
  const t = useText(welcomeText);
  const tokens = useWelcome();
  return tokens && <p className="mt-1.5 text-ui text-ink-2">{t.welcome(tokens)}</p>;
}
