/** What a page remembers while its browser is at a provider: this tab alone, until the answer comes. */
export type Going = {
  purpose: 'sign-in' | 'link' | 'confirm';
  provider: string;
  /** What the provider is called. */
  name: string;
  token: string;
  /** The address to come back to. */
  back: string;
};
type Kept = { token: string; until: number };
const KEYS = { going: 'oidcGoing', proof: 'oidcProof' } as const;

function read<T>(key: string): T | null {
  const text = sessionStorage.getItem(key);
  return text === null ? null : (JSON.parse(text) as T);
}

/** Sends the browser to a provider. */
export function goTo(url: string, going: Going): void {
  sessionStorage.setItem(KEYS.going, JSON.stringify(going));
  location.assign(url);
}

/** Takes what was remembered for the answer of this provider; null where this tab asked nothing of it. */
export function comeBack(provider: string): Going | null {
  const going = read<Going>(KEYS.going);
  sessionStorage.removeItem(KEYS.going);
  return going?.provider === provider ? going : null;
}

/** Keeps what a fresh sign-in at a provider is worth, for so many minutes. */
export const keepProof = (token: string, minutes: number): void =>
  sessionStorage.setItem(KEYS.proof, JSON.stringify({ token, until: Date.now() + minutes * 60_000 } satisfies Kept));

/** What a fresh sign-in is worth here; null where there was none, or it is too long ago. */
export function keptProof(): string | null {
  const kept = read<Kept>(KEYS.proof);
  return kept && kept.until > Date.now() ? kept.token : null;
}

/** Once it was sent it is worth nothing more. */
export const dropProof = (): void => sessionStorage.removeItem(KEYS.proof);
