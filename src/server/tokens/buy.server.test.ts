import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentsApi } from '#contract/payments.ts';
import { tokensApi } from '#contract/tokens.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { COLLECTOR, MercadoPagoFake, TOKEN, type Fault } from '#test/fakes/mercado-pago.ts';

let t: TestApp;
const provider = new MercadoPagoFake();
beforeAll(async () => {
  const baseUrl = await provider.start();
  const payments = { accessToken: TOKEN, collectorId: String(COLLECTOR), webhookSecret: null, baseUrl, live: true };
  t = await testApp({ config: { billing: { welcomeTokens: 50 }, payments } });
});
afterAll(async () => {
  await t.close();
  await provider.stop();
});

test('a package in a currency that the provider does not take is not there', async () => {
  const ana = await t.world.user();
  const { id } = await t.deps.db
    .selectFrom('token_packages')
    .select('id')
    .where('currency', '=', 'USD')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect((await ana.send(paymentsApi.purchase, { body: { payment_type_id: id } })).status).toBe(404);
});

test.each<[string, Fault[], string]>([
  ['is in trouble', [{ status: 500 }, { status: 503 }], 'creating'],
  ['says no', [{ status: 400 }], 'create_failed'],
  ['answers with something else', [{ raw: '<html>' }, { raw: '{}' }], 'creating'],
])(
  'a provider that %s sells nothing, and the buyer is told so in words of the purchase',
  async (_how, faults, status) => {
    const ana = await t.world.user();
    const [pack] = (await ana.call(tokensApi.paymentTypes)).payment_types;
    provider.faults.set('/checkout/preferences', faults);
    const answer = await ana.send(paymentsApi.purchase, {
      body: { payment_type_id: pack!.id },
      headers: { 'accept-language': 'es' },
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      502,
      {
        error_code: 'PAYMENT_PROVIDER_ERROR',
        error: 'Error al crear la orden de compra. No se cobró nada. Inténtalo más tarde.',
      },
    ]);
    const { purchases } = await ana.call(paymentsApi.purchases);
    expect(purchases.map((one) => one.status)).toEqual([status]);
    expect((await ana.call(tokensApi.balance)).balance).toBe(50);
  },
);
