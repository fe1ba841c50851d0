import type { Page } from '@playwright/test';

/** A device in the browser that holds passkeys and asks nobody; `holds(false)`: whoever is before it does not show that it is them. */
export async function device(page: Page): Promise<{ holds: (isHolder: boolean) => Promise<unknown> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { holds: (isUserVerified) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }) };
}
