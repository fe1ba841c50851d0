import { sql } from 'kysely';
import { keptData, type KeptData, type Recipient } from '#contract/rights.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';

/** What is kept of a user, counted now. */
async function keptOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<KeptData> {
  const { rows } = await sql<Record<keyof KeptData, string>>`
    select (select count(*) from notebooks where user_id = u.id) as notebooks, (select count(*) from sources where user_id = u.id) as sources,
      (select count(file_key) from source_versions where user_id = u.id) as files,
      (select coalesce(sum(bytes), 0) from source_versions where user_id = u.id) as bytes,
      (select count(*) from notes where user_id = u.id) as notes, (select count(*) from chat_messages where user_id = u.id) as messages,
      (select count(*) from studio_jobs where user_id = u.id) as results, (select count(*) from sessions where user_id = u.id) as sessions,
      (select count(*) from program_keys where user_id = u.id) as keys,
      (select count(*) from shared_links where user_id = u.id) as links,
      (select count(*) from passkeys where user_id = u.id) as passkeys,
      (select count(*) from oidc_identities where user_id = u.id) as identities,
      (select count(*) from audit_log where user_id = u.id) as events, (select count(*) from letters where user_id = u.id) as letters,
      (select count(*) from purchases where user_id = u.id) as purchases,
      (select count(*) from ledger_transfers t join ledger_accounts a on a.id = t.user_account where a.user_id = u.id) as moves,
      (select count(*) from consents where user_id = u.id) as consents, (select count(*) from rights_requests where user_id = u.id) as requests
    from users u where u.id = ${userId}::uuid`.execute(db);
  return keptData.parse(Object.fromEntries(Object.entries(rows[0]!).map(([name, n]) => [name, Number(n)])));
}

const hostOf = (url: string): string => new URL(url).host;

/** Who else may receive something of a user, as this installation is set. `refused`: they objected to models. */
function recipientsOf({ config }: Pick<Deps, 'config'>, refused: boolean): Recipient[] {
  const { engine, embedding, ai, ocr, speech, payments, billing, mail, s3, grammar } = config;
  const model = (purpose: Recipient['purpose'], url: string | null | undefined): Recipient[] =>
    url ? [{ purpose, host: hostOf(url), objected: refused }] : [];
  const other = (purpose: Recipient['purpose'], host: string | null): Recipient => ({ purpose, host, objected: false });
  return [
    ...model('answers', engine?.baseUrl),
    ...model('vectors', embedding?.baseUrl),
    ...model('images', ai?.visionModel && (ocr === 'auto' || ocr === 'provider') ? ai.baseUrl : null),
    ...model('recordings', ai?.transcriptionModel && ai.baseUrl),
    ...model('speech', ai?.speechModel && speech !== 'off' && speech !== 'espeak' ? ai.baseUrl : null),
    ...model('grammar', grammar?.baseUrl),
    ...(billing && payments !== null && payments !== 'sandbox' ? [other('payments', hostOf(payments.baseUrl))] : []),
    ...(mail.smtp ? [other('mail', mail.smtp.host)] : []),
    ...(s3 ? [other('storage', s3.endpoint && hostOf(s3.endpoint))] : []),
  ];
}

/** What is kept of a user and who may receive it. */
export const dataOf = async (deps: Pick<Deps, 'db' | 'config'>, user: Caller) => ({
  kept: await keptOf(deps, user.id),
  recipients: recipientsOf(deps, user.modelsRefused),
});
