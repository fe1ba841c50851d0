import { z } from 'zod';
import { NAME_MAX } from '#contract/account.ts';
import type { OidcProvider } from '#server/config-oidc.ts';

export type Claims = Readonly<Record<string, unknown>>;

const email = z.string().trim().max(254).pipe(z.email());
/** Parts of a name that stand in a list. */
const PARTS = 10;

/** The value of a claim: by its whole name, which may hold points, or else along them. */
function valueOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? (value as Claims)[part] : undefined,
      claims,
    );
}

/** Words of a claim that is a text or a list of texts. */
const wordsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .slice(0, PARTS)
    .filter((one): one is string => typeof one === 'string');

/** The name of a person, from the claims that hold its parts; null where they hold none. */
export function nameOf(claims: Claims, { claims: { name } }: Pick<OidcProvider, 'claims'>): string | null {
  const said = name
    .flatMap((one) => wordsOf(valueOf(claims, one)))
    .join(' ')
    // Control characters, and what turns the direction of a text.
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return said === '' ? null : [...said].slice(0, NAME_MAX).join('').trim();
}

/** Whether claims name an e-mail at all. */
export const namesEmail = (claims: Claims, { claims: { email: name } }: Pick<OidcProvider, 'claims'>): boolean =>
  valueOf(claims, name) !== undefined;

/** The e-mail that these claims call verified, in so many words: `true` and nothing like it. Both are read from the same claims. */
export function verifiedEmail(claims: Claims, { claims: names }: Pick<OidcProvider, 'claims'>): string | null {
  const said = email.safeParse(valueOf(claims, names.email));
  return said.success && valueOf(claims, names.verified) === true ? said.data : null;
}
