import { z } from 'zod';

/** Bytes as base64url, as a browser sends them (WebAuthn 3, section 5.1, "JSON"). */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const CREDENTIAL = 1400;
const transport = z.string().max(30);
const credential = {
  id: bytes(CREDENTIAL),
  rawId: bytes(CREDENTIAL),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).prefault({}),
};

/** What a browser answers when a passkey was made. */
export const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    transports: z.array(transport).max(10).optional(),
  }),
});
/** … and when one was used. */
export const shown = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(2048),
    userHandle: bytes(128).optional(),
  }),
});
export type MadePasskey = z.output<typeof made>;
export type ShownPasskey = z.output<typeof shown>;

/** What the answer to a challenge is sent with. */
export const token = z.string().min(1).max(512);
/** What a browser is asked: the options of WebAuthn as JSON, and the token that its answer is sent with. */
export const asked = z.object({ token: z.string(), options: z.record(z.string(), z.unknown()) });
