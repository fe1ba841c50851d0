import { randomUUID } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import type { Deps } from '#server/deps.ts';
import { Recent } from '#server/recent.ts';
import { derive } from '#server/vault/derive.ts';
import type { Caller } from './call.ts';
import { isProgramKey, programKeys } from './program-key.ts';
import { Problem } from './problem.ts';

/** Life of an access token, and how long a checked session is believed (reliability of a logout: everywhere within this time). */
const ACCESS_SECONDS = 15 * 60;
const BELIEVED_MS = 5000;
/** The last use of a session is written down again no sooner than this. */
const USE_TOLD_MS = 5 * 60_000;
const SKEW_SECONDS = 30;
const LONGEST_TOKEN = 2048;
const CLAIMS = { issuer: 'fojas', audience: 'fojas-api' } as const;

/** Access tokens: made at sign-in and refresh, checked on every call that is not open. */
export type Sessions = {
  /** A signed access token of 15 minutes for a session that was just made or confirmed. */
  issue(caller: Of): Promise<string>;
  /** The caller of an `Authorization` header; throws UNAUTHENTICATED unless token, session and user are all good now. */
  check(authorization: string | undefined): Promise<Caller>;
  /** Whether a key for programs may ask once more now; each is counted apart from its user's sessions. */
  hasRoom(keyId: string): boolean;
  /** Whether the session still stands, asked of the database now. That is no use of it. */
  stands(caller: Of): Promise<boolean>;
  /** Forgets what is believed of a session, after it was revoked or its user changed. */
  forget(sessionId: string): void;
  /** … of every session and key of a user, or of all users. */
  forgetAll(userId?: string): void;
};

/** Whose a token is. */
type Of = Pick<Caller, 'id' | 'sessionId'>;
/** … and when it ends. */
type Verified = { of: Of; until: number };

const refused = (): Problem => new Problem('UNAUTHENTICATED');

/** JWT with HS256 under a key that follows from the installation's root; ids only. The session's row decides, believed for five seconds. */
export function createSessions({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>, root: Uint8Array): Sessions {
  const key = derive(root, 'access-token');
  /** Of sessions that end when nobody uses them for a short while the last use is told more often. */
  const toldEvery = (): number => Math.min(USE_TOLD_MS, config.sessionIdleMs / 10);
  const programs = programKeys({ db, now });
  const believed = new Recent<Caller>(10_000, BELIEVED_MS, now, 'sessions');
  const verified = new Recent<Verified>(10_000, ACCESS_SECONDS * 1000, now, 'access tokens');
  /** How often something was forgotten: what was read of the database before that is not believed after it. */
  let forgotten = 0;

  /** A signature that was good stays good: it is checked once for each token, its end and its session every time. */
  async function read(token: string): Promise<Of> {
    const known = verified.get(token);
    if (known && now().getTime() < known.until) return known.of;
    const { of, until } = await verify(token);
    verified.set(token, { of, until });
    return of;
  }

  async function verify(token: string): Promise<Verified> {
    const { payload } = await jwtVerify(token, key, {
      ...CLAIMS,
      algorithms: ['HS256'],
      clockTolerance: SKEW_SECONDS,
      maxTokenAge: ACCESS_SECONDS,
      requiredClaims: ['sub', 'sid', 'jti', 'exp'],
      currentDate: now(),
    }).catch(() => {
      throw refused();
    });
    if (payload.typ !== 'access' || typeof payload.sid !== 'string' || !payload.sub) throw refused();
    return { of: { id: payload.sub, sessionId: payload.sid }, until: payload.exp! * 1000 };
  }

  /** The caller while the session stands. `uses`: whether being asked for is a use of it. */
  async function callerOf({ id, sessionId }: Of, uses = true): Promise<Caller | null> {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.language', 'users.frozen_at', 'users.models_refused_at', 'sessions.last_used_at'])
      .where('sessions.id', '=', sessionId)
      .where('users.id', '=', id)
      .where('sessions.revoked_at', 'is', null)
      .where('sessions.expires_at', '>', now())
      .where('sessions.last_used_at', '>', new Date(now().getTime() - config.sessionIdleMs))
      .where('users.blocked_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    if (uses && now().getTime() - row.last_used_at.getTime() > toldEvery()) await tellUse(sessionId);
    const { language, frozen_at, models_refused_at } = row;
    const due = config.secondFactor === 'required' && !(await hasFactor(id));
    return {
      ...(due && { secondFactorDue: true }),
      id,
      sessionId,
      language,
      frozen: frozen_at !== null,
      modelsRefused: models_refused_at !== null,
    };
  }

  /** Whether signing in takes more of a user than the password. */
  async function hasFactor(userId: string): Promise<boolean> {
    const codes = db.selectFrom('second_factors').select('user_id').where('on_since', 'is not', null);
    const passkeys = db.selectFrom('passkeys').select('user_id');
    const either = codes
      .where('user_id', '=', userId)
      .unionAll(passkeys.where('user_id', '=', userId))
      .limit(1);
    return (await either.executeTakeFirst()) !== undefined;
  }

  async function tellUse(sessionId: string): Promise<void> {
    const at = now();
    await db
      .updateTable('sessions')
      .set({ last_used_at: at })
      .where('id', '=', sessionId)
      .where('last_used_at', '<', at)
      .execute();
  }

  return {
    issue({ id, sessionId }) {
      const at = Math.floor(now().getTime() / 1000);
      return new SignJWT({ sid: sessionId, typ: 'access' })
        .setProtectedHeader({ alg: 'HS256', kid: '1' })
        .setIssuer(CLAIMS.issuer)
        .setAudience(CLAIMS.audience)
        .setSubject(id)
        .setJti(randomUUID())
        .setIssuedAt(at)
        .setExpirationTime(at + ACCESS_SECONDS)
        .sign(key);
    },
    async check(authorization) {
      const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
      if (!token || token.length > LONGEST_TOKEN) throw refused();
      const byKey = isProgramKey(token);
      const of = byKey ? await programs.read(token) : await read(token);
      if (!of) throw refused();
      const known = believed.get(of.sessionId);
      if (known?.id === of.id) return known;
      const before = forgotten;
      const caller = await (byKey ? programs.callerOf(of) : callerOf(of));
      if (!caller) throw refused();
      // Whoever is to set up a second factor may go on as soon as it is there, whichever process hears of it.
      if (forgotten === before && !caller.secondFactorDue) believed.set(of.sessionId, caller);
      return caller;
    },
    hasRoom: (keyId) => programs.hasRoom(keyId),
    stands: async (of) => (await callerOf(of, false)) !== null,
    forget(sessionId) {
      forgotten++;
      believed.delete(sessionId);
    },
    forgetAll(userId) {
      forgotten++;
      believed.drop(({ id }) => userId === undefined || id === userId);
    },
  };
}
