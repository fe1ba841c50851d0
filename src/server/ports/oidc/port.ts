import type { OidcProvider } from '#server/config-oidc.ts';

/** What a provider said of somebody, after all that can be checked was. Two are the same person exactly if issuer and subject are equal. */
export type Shown = {
  issuer: string;
  subject: string;
  /** The e-mail that the provider says is verified; null where it names none, or says that of none. */
  email: string | null;
  name: string | null;
  /** When they signed in at the provider; null where it does not say. */
  signedInAt: Date | null;
};

/** What binds an answer to the question: each follows from the token that only the page that asked has. */
export type Secrets = { state: string; nonce: string; verifier: string };

/** Asks providers of OpenID Connect who somebody is. Providers are named by the ids of the settings. */
export interface Oidc {
  readonly providers: readonly OidcProvider[];
  /**
   * Where a browser goes to sign in. `fresh`: whoever is signed in there shows again who they are. Throws a Problem: NOT_FOUND for a provider that the settings do not
   * name, OIDC_UNREACHABLE.
   */
  begin(provider: string, secrets: Secrets, fresh: boolean): Promise<string>;
  /**
   * Who the answer is about that a browser brought (what stands behind `?` in its address). Throws a Problem: NOT_FOUND, OIDC_CANCELLED, OIDC_UNREACHABLE where the
   * provider cannot be asked, OIDC_REFUSED for all that is not good, whatever it is that is not.
   */
  finish(provider: string, secrets: Secrets, answer: string): Promise<Shown>;
}
