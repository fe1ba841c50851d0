import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { Shown } from '#server/ports/oidc/port.ts';
import { subjectOf, type Known } from './identities.ts';
import { keepStep, newToken, takeStep, type OidcStep } from './steps.ts';

const PURPOSE = 'oidc-offer';
const PLACE = 'oidc_steps.found_sealed';
const kept = z.object({ subject: z.base64(), email: z.string() });

/** An identity with a verified e-mail that nobody is linked to. */
type Found = Shown & { email: string };

/**
 * Keeps an identity that was found until its owner consents: to an account being made, or to it becoming a way into the account of `userId`. What the provider said stays here,
 * sealed; the browser has a token.
 */
export async function offer(
  deps: Pick<Deps, 'db' | 'vault' | 'now'>,
  { provider, shown, userId }: { provider: string; shown: Found; userId?: string },
): Promise<string> {
  const token = newToken();
  const words = { subject: subjectOf(deps, shown).toString('base64'), email: shown.email };
  const found = deps.vault.house(PURPOSE).seal(JSON.stringify(words), PLACE);
  await keepStep(deps, 'offer', token, { provider, found, ...(userId !== undefined && { userId }) });
  return token;
}

/** Takes an identity that waits. Throws OIDC_EXPIRED for a token that is unknown, used or over. */
export async function takeOffer(
  deps: Pick<Deps, 'db' | 'vault' | 'now'>,
  token: string,
): Promise<{ step: OidcStep; known: Known & { email: string } }> {
  const step = await takeStep(deps, 'offer', token);
  const words = deps.vault.house(PURPOSE).openText(step.found_sealed!, PLACE);
  const { subject, email } = kept.parse(JSON.parse(words));
  return { step, known: { provider: step.provider, subject: Buffer.from(subject, 'base64'), email } };
}
