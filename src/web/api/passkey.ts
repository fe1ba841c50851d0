import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { MadePasskey, ShownPasskey } from '#contract/webauthn.ts';
import { text } from '#contract/language.ts';
import { language } from '#web/i18n/language.ts';
import { Failure } from './failure.ts';

const passkeyText = text({
  en: {
    unsupported: 'This browser has no passkeys here. They need an address that begins with https.',
    dismissed: 'No passkey was used: its window was closed, or it took too long. You can try again.',
    notMade: 'No passkey was made: its window was closed, or it took too long. You can try again.',
    elsewhere: 'Passkeys work only at the address that this installation is known by.',
    known: 'This device already has a passkey of your account.',
  },
  es: {
    unsupported: 'Este navegador no tiene claves de acceso aquí. Necesitan una dirección que comience con https.',
    dismissed:
      'No se usó ninguna clave de acceso: se cerró su ventana o pasó mucho tiempo. Puedes intentarlo de nuevo.',
    notMade: 'No se creó ninguna clave de acceso: se cerró su ventana o pasó mucho tiempo. Puedes intentarlo de nuevo.',
    elsewhere: 'Las claves de acceso funcionan solo en la dirección oficial de esta instalación.',
    known: 'Este equipo ya tiene una clave de acceso de tu cuenta.',
  },
});
type Why = keyof (typeof passkeyText)['en'];

/** What a browser's refusal means (WebAuthn 3, sections 5.1.3 and 5.1.4). */
const WHY: Record<string, Why> = { SecurityError: 'elsewhere', InvalidStateError: 'known' };
const causeOf = (error: unknown): unknown => (error instanceof WebAuthnError ? error.cause : error);

/** What is asked of the browser; a `Failure` that says why where it does not. `left`: what is said where whoever sits before it leaves it. */
async function asked<T>(left: Why, ask: () => Promise<T>): Promise<T> {
  const refuse = (why: Why): Failure =>
    new Failure(400, { error: passkeyText[language()][why], error_code: 'PASSKEY_REFUSED' });
  if (!browserSupportsWebAuthn()) throw refuse('unsupported');
  return ask().catch((error: unknown) => {
    throw refuse(WHY[(causeOf(error) as Partial<Error> | null)?.name ?? ''] ?? left);
  });
}

type Options = Record<string, unknown>;

/** Has the browser make a passkey with what the server asks. */
export const makePasskey = (options: Options): Promise<MadePasskey> =>
  asked('notMade', () => startRegistration({ optionsJSON: options as never })) as Promise<MadePasskey>;

/** Has the browser show one. */
export const showPasskey = (options: Options): Promise<ShownPasskey> =>
  asked('dismissed', () => startAuthentication({ optionsJSON: options as never })) as Promise<ShownPasskey>;
