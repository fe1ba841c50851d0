import { stat } from 'node:fs/promises';
import { z } from 'zod';
import type { OidcProvider } from '#server/config-oidc.ts';
import { bad, codeOf, ok, warn, type Finding, type Outside } from './check.ts';

const PATIENCE_MS = 5000;
const told = z.object({ issuer: z.string() });

/** What a provider publishes of itself is asked for, and nothing of anybody's is sent. */
async function reach({ id, issuer, endpoints }: OidcProvider): Promise<Omit<Finding, 'part'>> {
  if (endpoints) return ok(`${id}: its addresses stand in the file, and were not asked`);
  const { host } = new URL(issuer);
  try {
    const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const said = answer.ok ? told.safeParse(await answer.json()) : null;
    if (!said?.success)
      return bad(`${id}: ${host} publishes nothing of itself`, 'check its issuer, or set its endpoints');
    if (said.data.issuer === issuer) return ok(`${id}: ${host} answers`);
    return bad(
      `${id}: ${host} calls itself another issuer`,
      'write the issuer letter by letter as it does (docs/oidc.md)',
    );
  } catch (error) {
    return bad(`${id}: ${host} cannot be reached (${codeOf(error)})`, 'check its issuer and the network');
  }
}

/** Whether others of this machine read the secrets of the file. */
async function fileOf(file: string): Promise<Omit<Finding, 'part'>[]> {
  const { mode } = await stat(file);
  if (process.platform === 'win32' || (mode & 0o077) === 0) return [];
  return [warn(`others of this machine may read ${file}, where secrets are`, `chmod 600 ${file}`)];
}

/** The providers that people may sign in with. */
export const oidc: Outside = {
  part: 'providers',
  async look({ config: { oidc: set } }) {
    if (set.file === null) return [ok('nobody signs in with another provider')];
    return [...(await fileOf(set.file)), ...(await Promise.all(set.providers.map(reach)))];
  },
};
