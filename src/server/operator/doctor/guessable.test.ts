import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { guessable } from './guessable.ts';

test('a password of the database, of files or of letters that is tried first is told by its setting', () => {
  const of = (environment: Record<string, string>): string[] => guessable(readConfig(environment));
  expect(of({})).toEqual([]);
  expect(of({ DATABASE_URL: 'postgres://fojas:6f1c9a0be2d84773@localhost/fojas' })).toEqual([]);
  expect(of({ DATABASE_URL: 'postgres://fojas:Password1@localhost/fojas' })).toEqual(['DATABASE_URL']);
  expect(of({ DATABASE_URL: 'postgres://abc:abc@localhost/fojas' })).toEqual(['DATABASE_URL']);
  const keys = { S3_ACCESS_KEY_ID: 'minioadmin', S3_SECRET_ACCESS_KEY: 'minioadmin' };
  expect(of({ FOJAS_STORAGE: 's3', S3_BUCKET: 'fojas', ...keys })).toEqual(['S3_SECRET_ACCESS_KEY']);
});
