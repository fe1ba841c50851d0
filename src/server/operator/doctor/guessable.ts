import { isCommon } from '#server/account/index.ts';
import type { Config } from '#server/config.ts';

/** The settings whose password or key is one that is tried first. */
export function guessable({ databaseUrl, s3, mail }: Config): string[] {
  const database = databaseUrl === null ? null : new URL(databaseUrl);
  const secrets: [setting: string, secret: string | null | undefined, user: string | null | undefined][] = [
    ['DATABASE_URL', database?.password && decodeURIComponent(database.password), database?.username],
    ['S3_SECRET_ACCESS_KEY', s3?.secretAccessKey, s3?.accessKeyId],
    ['FOJAS_SMTP_PASSWORD', mail.smtp?.password, mail.smtp?.user],
  ];
  return secrets
    .filter(([, secret, user]) => secret && (isCommon(secret, [user ?? '']) || secret === user))
    .map(([setting]) => setting);
}
