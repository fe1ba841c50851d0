import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { inTheClear } from './in-the-clear.ts';

const found = (environment: Record<string, string>) =>
  inTheClear(readConfig(environment)).map(({ setting, host, near }) => [setting, host, near]);
const S3 = { FOJAS_STORAGE: 's3', S3_BUCKET: 'fojas' };
const MODEL = { FOJAS_AI_PROVIDER: 'openai-compatible', FOJAS_AI_MODEL: 'm' };
const PAID = { FOJAS_PAYMENTS: 'mercado-pago', MP_ACCESS_TOKEN: 't', MP_COLLECTOR_ID: '1' };

test.each([
  [{}],
  [{ APP_URL: 'https://fojas.example', HOST: '0.0.0.0' }],
  [{ DATABASE_URL: 'postgres://fojas:x@localhost/fojas' }],
  [{ DATABASE_URL: 'postgres://fojas:x@127.0.0.1:5432/fojas' }],
  [{ DATABASE_URL: 'postgres://fojas:x@[::1]:5432/fojas' }],
  [{ DATABASE_URL: 'postgres://fojas:x@localhost/fojas?host=/var/run/postgresql' }],
  [{ DATABASE_URL: 'postgres://fojas:x@db.example/fojas?sslmode=require' }],
  [{ DATABASE_URL: 'postgres://fojas:x@db.example/fojas?sslmode=verify-full' }],
  [S3],
  [{ ...S3, S3_ENDPOINT: 'https://s3.example' }],
  [{ ...S3, S3_ENDPOINT: 'http://127.0.0.1:9000' }],
  [{ S3_ENDPOINT: 'http://s3.example' }],
  [{ ...MODEL, FOJAS_AI_BASE_URL: 'http://localhost:11434/v1' }],
  [PAID],
])('%j leaves nothing open between machines', (environment) => {
  expect(found(environment as Record<string, string>)).toEqual([]);
});

test.each([
  [{ APP_URL: 'http://fojas.example' }, ['APP_URL', 'fojas.example', false]],
  [{ HOST: '0.0.0.0' }, ['APP_URL', '0.0.0.0', false]],
  [{ DATABASE_URL: 'postgres://fojas:x@db.example/fojas' }, ['DATABASE_URL', 'db.example', false]],
  [{ DATABASE_URL: 'postgres://fojas:x@10.0.0.7/fojas?sslmode=prefer' }, ['DATABASE_URL', '10.0.0.7', false]],
  [{ DATABASE_URL: 'postgres://fojas:x@localhost/fojas?host=db.example' }, ['DATABASE_URL', 'db.example', false]],
  [{ DATABASE_URL: 'postgres://fojas:x@postgres:5432/fojas' }, ['DATABASE_URL', 'postgres', true]],
  [{ ...S3, S3_ENDPOINT: 'http://minio:9000' }, ['S3_ENDPOINT', 'minio', true]],
  [{ ...MODEL, FOJAS_AI_BASE_URL: 'http://10.0.0.9/v1' }, ['FOJAS_AI_BASE_URL', '10.0.0.9', false]],
  [
    { FOJAS_AI_EMBEDDING_MODEL: 'v', FOJAS_AI_EMBEDDING_BASE_URL: 'http://[fd00::7]/v1' },
    ['FOJAS_AI_EMBEDDING_BASE_URL', 'fd00::7', false],
  ],
  [{ ...PAID, MP_BASE_URL: 'http://pay.example' }, ['MP_BASE_URL', 'pay.example', false]],
])('%j leaves one open', (environment, expected) => {
  expect(found(environment as Record<string, string>)).toEqual([expected]);
});
