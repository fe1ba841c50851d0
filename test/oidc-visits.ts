import { expect } from 'vitest';
import { auditApi } from '#contract/audit.ts';
import type { AnswerOut } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { oidcApi } from '#contract/oidc.ts';
import { testApp } from './app.ts';
import { Browser, providerAt, realProvider } from './oidc.ts';
import { Caller, type Person } from './world.ts';

/** Where the provider sends browsers back to. */
export const RETURN = 'http://fojas.test/sign-in/with/estudio';
type Arrived = AnswerOut<typeof oidcApi.signIn>;

/** What an answer was refused with. */
export const told = async (answer: Response) => [answer.status, ((await answer.json()) as ErrorBody).error_code];
/** What arrived, which is of this kind. */
export const to = <S extends Arrived['state']>(arrived: Arrived, state: S): Extract<Arrived, { state: S }> => {
  expect(arrived.state).toBe(state);
  return arrived as Extract<Arrived, { state: S }>;
};

/** An app that lets people sign in with a real provider, and what they do there. */
export async function openVisits() {
  const accounts = new Map<string, { sub: string; email?: string; email_verified?: unknown; name?: unknown }>();
  const provider = await realProvider(() => [RETURN], accounts);
  const oidc = { file: null, providers: [providerAt(provider.base)] };
  const t = await testApp({ work: true, config: { oidc } });
  const nobody = t.world.nobody();
  let made = 0;
  /** Somebody new at the provider. */
  function somebody(email: string | null = null, email_verified: unknown = true): string {
    const sub = `persona-${++made}`;
    accounts.set(sub, { sub, email: email ?? `${sub}@estudio.cl`, email_verified, name: 'Ana Rojas' });
    return sub;
  }

  /** Goes to the provider and comes back: what the page then sends. */
  async function brought(login: string, browser = new Browser()) {
    const { url, token } = await nobody.call(oidcApi.signInOptions, { body: { provider: 'estudio' } });
    return { token, provider: 'estudio', answer: await browser.signIn(url, login) };
  }
  const arrive = async (login: string): Promise<Arrived> => nobody.call(oidcApi.signIn, { body: await brought(login) });
  const as = ({ access }: { access: string }): Caller => new Caller(t.base, access);

  /** Somebody whose account was made by the provider. */
  async function newcomer(login = somebody()): Promise<{ login: string; caller: Caller; id: string }> {
    const { token, full_name } = to(await arrive(login), 'sign-up');
    const { access, user } = await nobody.call(oidcApi.signUp, {
      body: { token, full_name, accepted: ['terms', 'privacy'] },
    });
    return { login, caller: new Caller(t.base, access), id: user.id };
  }
  /** A token that counts as the password once. */
  async function proofOf(caller: Caller, login: string): Promise<string> {
    const { url, token } = await caller.call(oidcApi.confirmOptions, { body: { provider: 'estudio' } });
    const answer = await new Browser().signIn(url, login);
    return (await caller.call(oidcApi.confirm, { body: { token, provider: 'estudio', answer } })).token;
  }
  /** Links an identity in a session, as the page of security does. */
  async function link(person: Person, login: string, more: { code?: string } = {}): Promise<Response> {
    const body = { provider: 'estudio', password: person.password, ...more };
    const { url, token } = await person.call(oidcApi.linkOptions, { body });
    const answer = await new Browser().signIn(url, login);
    return person.send(oidcApi.link, { body: { token, provider: 'estudio', answer } });
  }
  const eventsOf = async (caller: Caller) =>
    (await caller.call(auditApi.ofAccount, { query: {} })).events.map(({ action, details }) => [action, details.kind]);

  const close = async (): Promise<void> => {
    await t.close();
    await provider.close();
  };
  return { t, nobody, base: provider.base, somebody, brought, arrive, as, newcomer, proofOf, link, eventsOf, close };
}
