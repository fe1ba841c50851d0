import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { languageOf } from '#contract/language.ts';
import type { PaymentOutcome, PurchaseStatus } from '#contract/payments.ts';
import type { Deps } from '#server/deps.ts';
import { bucket } from '#server/http/bucket.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { traceOf } from '#server/log.ts';
import { paymentsOf } from './buy.ts';
import { keepEvent, workEvents } from './events.ts';
import { settlePurchase } from './poll.ts';
import { payInSandbox } from './sandbox-book.ts';
import { CHOICES, PAGE_POLICY, sandboxPage, type Choice } from './sandbox-page.ts';

/** Bytes of a notification; none that is real comes near. */
const BODY = 64 * 1024;
/**
 * Notifications without a good signature that are taken at once, and from then on a second: anybody can send them, and each asks the provider twice
 * before it waits for long. One that is refused is sent again, or the poll finds its payment.
 */
const UNSIGNED = { burst: 16, perSecond: 0.5 } as const;
/** What the buyer who comes back waits at most until the provider has said how it ended. */
const RETURN_MS = 3000;

/**
 * What the payment provider and the buyer's browser ask for, outside of the table of calls: notifications, the return, and the sandbox's page. None
 * of them is believed: they only say which purchase to ask the provider about.
 */
export async function paymentsWire(app: FastifyInstance, deps: Deps): Promise<void> {
  const work = oneAtATime(() => workEvents(deps));
  const takes = bucket(UNSIGNED.burst, UNSIGNED.perSecond);
  await app.register(async (wire) => {
    wire.removeAllContentTypeParsers();
    wire.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY }, (_request, body, done) => done(null, body));
    wire.post('/payments/webhook/:provider', { bodyLimit: BODY }, async (request) => {
      const payments = paymentsOf(deps);
      if ((request.params as { provider: string }).provider !== payments.name) throw notFound();
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const query = z.record(z.string(), z.string()).catch({}).parse(request.query);
      const hint = payments.hint({ headers: request.headers, query, body });
      if (hint.paymentId !== null && hint.signature !== 'valid' && !takes())
        throw new Problem('RATE_LIMITED', { retryAfter: 1 / UNSIGNED.perSecond });
      await keepEvent(deps, hint);
      // The provider is answered at once; what fails here comes to its turn again.
      void work().catch((error: unknown) => deps.log.warn({ error: traceOf(error) }, 'a notification waits'));
      return { received: true };
    });
    wire.get('/payments/return/:outcome', async (request, reply) => {
      const { outcome } = request.params as { outcome: string };
      const { external_reference } = z
        .object({ external_reference: z.uuid().catch('') })
        .catch({ external_reference: '' })
        .parse(request.query);
      return back(deps, reply, external_reference, outcome);
    });
    wire.get('/payments/sandbox/:id', async (request, reply) => {
      const { purchase, signature } = await sandboxPurchase(deps, request.params, request.query);
      const language = languageOf(request.headers['accept-language']);
      return reply
        .header('content-security-policy', PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(sandboxPage(purchase, signature, language));
    });
    wire.post('/payments/sandbox/:id', async (request, reply) => {
      const { purchase } = await sandboxPurchase(deps, request.params, request.query);
      const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : '');
      const choice = z.enum(CHOICES).safeParse(form.get('end'));
      if (!choice.success) throw notFound();
      await payAndTell(deps, wire, purchase.id, choice.data);
      return back(deps, reply, purchase.id, RETURNS[choice.data]);
    });
  });
}

/** Runs the work, and once more where it was asked for meanwhile, never twice at once: a flood of notifications must not become one of questions. */
function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let [running, asked]: [Promise<void> | null, boolean] = [null, false];
  const run = async (): Promise<void> => {
    while (asked) {
      asked = false;
      await work();
    }
  };
  return () => {
    asked = true;
    return (running ??= run().finally(() => (running = null)));
  };
}

/** A purchase of the sandbox, for who holds the address of its page. */
async function sandboxPurchase(deps: Deps, params: unknown, query: unknown) {
  const payments = paymentsOf(deps);
  const { id } = z.object({ id: z.uuid().catch('') }).parse(params);
  const { t: signature } = z
    .object({ t: z.string().catch('') })
    .catch({ t: '' })
    .parse(query);
  if (payments.name !== 'sandbox' || id === '' || !deps.sandbox.isSigned(`pay:${id}`, signature)) throw notFound();
  const purchase = await deps.db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirst();
  if (!purchase) throw notFound();
  return { purchase, signature };
}

/** Pays in the sandbox, which tells of it as a real provider does: by a signed notification to our own address. */
async function payAndTell(deps: Deps, wire: FastifyInstance, purchaseId: string, choice: Choice): Promise<void> {
  const paymentId = await payInSandbox(deps.db, purchaseId, choice);
  if (paymentId === null) throw notFound();
  const signature = deps.sandbox.sign(`notice:${paymentId}`);
  await wire.inject({
    method: 'POST',
    url: '/api/payments/webhook/sandbox',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ payment_id: paymentId, signature }),
  });
}

/** By which address the sandbox leads back. */
const RETURNS: Record<Choice, string> = {
  approved: 'success',
  pending: 'pending',
  rejected: 'failure',
  cancelled: 'failure',
};
const ENDED: Partial<Record<PurchaseStatus, PaymentOutcome>> = {
  approved: 'success',
  rejected: 'failed',
  cancelled: 'cancelled',
  expired: 'cancelled',
};

/** Asks about a purchase of ours: nobody outside can have the provider asked about anything else. */
async function settleKnown(deps: Deps, id: string): Promise<void> {
  const row = await deps.db.selectFrom('purchases').select('provider').where('id', '=', id).executeTakeFirst();
  if (row?.provider !== deps.payments?.name) return;
  await settlePurchase(deps, id, AbortSignal.timeout(RETURN_MS)).catch((error: unknown) =>
    deps.log.warn({ purchase: id, error: traceOf(error) }, 'a buyer came back before the provider answered'),
  );
}

/** Leads the buyer back to the tokens, with how it ended by our own record. */
async function back(deps: Deps, reply: FastifyReply, id: string, outcome: string): Promise<FastifyReply> {
  const to = new URL('/profile', deps.config.appUrl);
  to.searchParams.set('tab', 'tokens');
  if (id !== '') {
    await settleKnown(deps, id);
    const row = await deps.db.selectFrom('purchases').select('status').where('id', '=', id).executeTakeFirst();
    // Who comes back by the address of failure and paid nothing has left the page.
    const left = outcome === 'failure' ? 'cancelled' : 'pending';
    to.searchParams.set(
      'payment_status',
      row ? (ENDED[row.status] ?? (row.status === 'pending' ? left : 'pending')) : 'pending',
    );
    to.searchParams.set('transaction_id', id);
  }
  return reply.redirect(to.href, 303);
}
