import { Secret, TOTP } from 'otpauth';

/** An application of codes on somebody's telephone. `step`: of the present half minute, or so many after it. */
export const codeOf = (secret: string, step = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });
