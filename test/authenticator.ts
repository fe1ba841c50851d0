import { Secret, TOTP } from 'otpauth';
import { securityApi } from '#contract/security.ts';
import type { Clock } from './app.ts';
import type { Person } from './world.ts';

/** An application of codes on somebody's telephone. `step`: of the present half minute, or so many after it. */
export const codeOf = (secret: string, clock: Clock, step = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + step * 30_000 });

/** Turns the second factor of a person on; half a minute later, so that the present code is still to be used. */
export async function withSecondFactor(person: Person, clock: Clock): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await person.call(securityApi.prepare, { body: { password: person.password } });
  const body = { code: codeOf(secret, clock) };
  const { recovery_codes: codes } = await person.call(securityApi.confirm, { body });
  clock.pass(60);
  return { secret, codes };
}
