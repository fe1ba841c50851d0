import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BadSetting } from './bad-setting.ts';
import { readConfig, settings } from './config.ts';

test('every setting has a default', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    appUrl: 'http://localhost:3000',
    role: 'all',
    databaseUrl: null,
    masterKey: null,
    masterKeyOld: null,
    passwords: { min: 8, list: 'reject' },
    production: false,
  });
  expect(readConfig({ FOJAS_PASSWORD_MIN: '12', FOJAS_PASSWORD_LIST: 'reject' }).passwords).toEqual({
    min: 12,
    list: 'reject',
  });
});

test('an empty value is an absent one, and the address loses its last slash', () => {
  expect(readConfig({ PORT: '', APP_URL: 'https://fojas.example/' })).toMatchObject({
    port: 3000,
    appUrl: 'https://fojas.example',
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['APP_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['FOJAS_ROLE', 'everything'],
  ['FOJAS_MASTER_KEY', 'c2hvcnQ='],
  ['FOJAS_RATE_LIMIT', '-1'],
  ['FOJAS_PASSWORD_MIN', '5'],
  ['FOJAS_PASSWORD_MIN', '65'],
  ['FOJAS_PASSWORD_LIST', 'everything'],
  ['FOJAS_PROFILE', 'bank'],
  ['FOJAS_SECOND_FACTOR', 'perhaps'],
  ['FOJAS_SESSION_IDLE', '4'],
  ['FOJAS_AUDIT_DOWNLOADS', 'some'],
  ['FOJAS_TRUSTED_PROXIES', 'everybody'],
  ['FOJAS_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
])('a bad %s stops the start with one line that names it and hides its value', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(BadSetting);
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name} cannot be used: .+\\. See \\.env\\.example\\.$`),
  );
  expect(() => readConfig({ [name]: value })).not.toThrow(value);
});

test('a key may be hexadecimal or base64', () => {
  const bytes = Buffer.alloc(32, 7);
  for (const text of [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')])
    expect(readConfig({ FOJAS_MASTER_KEY: text }).masterKey).toEqual(bytes);
});

test.each([
  [{ FOJAS_AI_PROVIDER: 'openai' }, 'FOJAS_AI_PROVIDER=openai needs FOJAS_AI_MODEL.'],
  [{ FOJAS_AI_MODEL: 'm' }, 'FOJAS_AI_MODEL needs FOJAS_AI_PROVIDER.'],
  [
    { FOJAS_AI_PROVIDER: 'openai-compatible', FOJAS_AI_MODEL: 'm' },
    'FOJAS_AI_PROVIDER=openai-compatible needs FOJAS_AI_BASE_URL.',
  ],
  [{ FOJAS_AI_PROVIDER: 'anthropic', FOJAS_AI_MODEL: 'm' }, 'FOJAS_AI_PROVIDER=anthropic needs FOJAS_AI_API_KEY.'],
  [{ FOJAS_AI_VISION_MODEL: 'm' }, 'FOJAS_AI_VISION_MODEL needs FOJAS_AI_BASE_URL.'],
  [
    { FOJAS_AI_PROVIDER: 'google', FOJAS_AI_MODEL: 'm', FOJAS_AI_API_KEY: 'k', FOJAS_AI_TRANSCRIPTION_MODEL: 'm' },
    'FOJAS_AI_TRANSCRIPTION_MODEL cannot be used with FOJAS_AI_PROVIDER=google.',
  ],
])('%j is half a setting, and says what is missing', (environment, words) => {
  expect(() => readConfig(environment)).toThrow(new BadSetting(`${words} See .env.example.`));
});

test('a provider is asked at its home unless told otherwise, and hides names where that is asked for', () => {
  const model = { FOJAS_AI_MODEL: 'm', FOJAS_AI_API_KEY: 'k' };
  expect(readConfig({ FOJAS_AI_PROVIDER: 'openai', ...model })).toMatchObject({
    engine: { provider: 'openai', baseUrl: 'https://api.openai.com/v1', redact: false },
    ai: { baseUrl: 'https://api.openai.com/v1' },
  });
  expect(
    readConfig({
      FOJAS_AI_PROVIDER: 'anthropic',
      FOJAS_AI_BASE_URL: 'https://proxy.example/v1/',
      FOJAS_REDACT: 'on',
      ...model,
    }),
  ).toMatchObject({ engine: { baseUrl: 'https://proxy.example/v1', redact: true }, ai: null });
  expect(readConfig({ FOJAS_AI_BASE_URL: 'http://localhost:1/v1/' })).toMatchObject({
    engine: null,
    embedding: null,
    ai: { baseUrl: 'http://localhost:1/v1', apiKey: null },
  });
});

describe('prices of work with a model', () => {
  const of = (FOJAS_MODEL_PRICES: string) => readConfig({ FOJAS_MODEL_PRICES }).modelPrices;

  test('are names with tokens, none unless set', () => {
    expect(readConfig({}).modelPrices).toEqual({});
    expect(of(' chat_message = 3,legal_risk_analysis=25 ')).toEqual({ chat_message: 3, legal_risk_analysis: 25 });
  });

  test.each([
    'chat_message',
    'chat_message=0',
    'chat_message=-1',
    'chat_message=1.5',
    'chat_message=999999',
    'chat_message=3,',
    'chat_message=3,chat_message=4',
  ])('%s is refused by the name of the setting', (text) => {
    expect(() => of(text)).toThrow(/The setting FOJAS_MODEL_PRICES cannot be used: must be names and tokens/);
  });
});

describe('the model of vectors', () => {
  const vectors = { FOJAS_AI_EMBEDDING_MODEL: 'v' };
  const chat = { FOJAS_AI_MODEL: 'm', FOJAS_AI_API_KEY: 'k' };
  const of = (environment: Record<string, string>) => readConfig({ ...vectors, ...environment }).embedding;

  test('is that of the provider which answers, unless another is named', () => {
    expect(readConfig({}).embedding).toBeNull();
    expect(of({ FOJAS_AI_PROVIDER: 'openai', ...chat, FOJAS_REDACT: 'on' })).toEqual({
      provider: 'openai',
      model: 'v',
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'k',
      redact: true,
    });
    expect(of({ FOJAS_AI_BASE_URL: 'http://localhost:11434/v1/' })).toMatchObject({
      provider: 'openai-compatible',
      baseUrl: 'http://localhost:11434/v1',
      apiKey: null,
    });
    const google = { FOJAS_AI_EMBEDDING_PROVIDER: 'google', FOJAS_AI_EMBEDDING_API_KEY: 'g' };
    expect(of({ FOJAS_AI_PROVIDER: 'anthropic', ...chat, ...google })).toMatchObject({
      baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
      apiKey: 'g',
    });
  });

  test('is handed no key that was given for another server', () => {
    const own = { FOJAS_AI_EMBEDDING_BASE_URL: 'http://localhost:11434/v1' };
    expect(of({ FOJAS_AI_BASE_URL: 'https://ai.example/v1', FOJAS_AI_API_KEY: 'k', ...own })).toMatchObject({
      baseUrl: 'http://localhost:11434/v1',
      apiKey: null,
    });
    const compatible = { FOJAS_AI_EMBEDDING_PROVIDER: 'openai-compatible', ...own };
    expect(of({ FOJAS_AI_PROVIDER: 'openai', ...chat, ...compatible })).toMatchObject({ apiKey: null });
  });

  test.each([
    [{ FOJAS_AI_PROVIDER: 'anthropic', ...chat }, 'FOJAS_AI_EMBEDDING_MODEL needs FOJAS_AI_EMBEDDING_PROVIDER: '],
    [{}, 'FOJAS_AI_EMBEDDING_MODEL needs FOJAS_AI_EMBEDDING_BASE_URL.'],
    [{ FOJAS_AI_EMBEDDING_PROVIDER: 'google' }, 'FOJAS_AI_EMBEDDING_PROVIDER=google needs FOJAS_AI_EMBEDDING_API_KEY.'],
    [
      { FOJAS_AI_EMBEDDING_MODEL: '', FOJAS_AI_EMBEDDING_API_KEY: 'k' },
      'FOJAS_AI_EMBEDDING_API_KEY needs FOJAS_AI_EMBEDDING_MODEL.',
    ],
  ])('%j is half a setting', (environment, words) => {
    expect(() => of(environment)).toThrow(words);
  });
});

test('two voices are named for a speech model, and only where it can speak', () => {
  const at = { FOJAS_AI_BASE_URL: 'http://localhost:8880/v1', FOJAS_AI_SPEECH_MODEL: 'tts-1' };
  expect(readConfig(at).ai).toMatchObject({ speechModel: 'tts-1', speechVoices: ['alloy', 'onyx'] });
  expect(readConfig({ ...at, FOJAS_AI_SPEECH_VOICES: ' ef_dora , em_alex' }).ai?.speechVoices).toEqual(['ef_dora', 'em_alex']); // prettier-ignore
  for (const voices of ['alloy', 'alloy,', 'alloy,alloy', 'a,b,c'])
    expect(() => readConfig({ ...at, FOJAS_AI_SPEECH_VOICES: voices })).toThrow('FOJAS_AI_SPEECH_VOICES');
  expect(() => readConfig({ FOJAS_AI_SPEECH_MODEL: 'tts-1' })).toThrow('FOJAS_AI_SPEECH_MODEL needs FOJAS_AI_BASE_URL');
});

describe('mail', () => {
  const sent = { FOJAS_MAIL: 'smtp', FOJAS_MAIL_FROM: 'Fojas <fojas@example.cl>' };

  test('stays here unless told otherwise, and its outbox is closed unless opened, and in production always', () => {
    expect(readConfig({}).mail).toEqual({ smtp: null, outboxOpen: false });
    expect(readConfig({ FOJAS_OUTBOX: 'open' }).mail.outboxOpen).toBe(true);
    expect(readConfig({ FOJAS_OUTBOX: 'open', NODE_ENV: 'production' }).mail.outboxOpen).toBe(false);
    const opened = (APP_URL: string) => readConfig({ FOJAS_OUTBOX: 'open', APP_URL }).mail.outboxOpen;
    expect(['http://127.0.0.1:3000', 'http://[::1]:3000', 'https://localhost'].map(opened)).toEqual([true, true, true]);
    expect(['https://fojas.example.cl', 'http://192.168.1.4', 'http://localhost.example'].map(opened)).toEqual([false, false, false]); // prettier-ignore
    const url = { FOJAS_SMTP_URL: 'smtp://localhost' };
    expect(readConfig({ ...sent, ...url, FOJAS_OUTBOX: 'open' }).mail.outboxOpen).toBe(false);
  });

  test.each([
    [
      { FOJAS_SMTP_URL: 'smtps://ana:a%2Fb@mail.example.cl' },
      { port: 465, secure: true, tls: 'required', user: 'ana', password: 'a/b' },
    ],
    [{ FOJAS_SMTP_URL: 'smtp://mail.example.cl' }, { port: 587, secure: false, tls: 'required', user: null }],
    [
      { FOJAS_SMTP_HOST: 'mail.example.cl', FOJAS_SMTP_PORT: '465' },
      { port: 465, secure: true },
    ],
    [
      { FOJAS_SMTP_HOST: 'mail.example.cl', FOJAS_SMTP_SECURE: 'on' },
      { port: 465, secure: true },
    ],
    [{ FOJAS_SMTP_URL: 'smtp://[::1]:2525' }, { host: '::1', port: 2525, tls: 'none' }],
    [{ FOJAS_SMTP_HOST: '127.0.0.1.example.cl' }, { tls: 'required' }],
  ])('at %j is %j', (given, smtp) => {
    expect(readConfig({ ...sent, ...given }).mail.smtp).toMatchObject(smtp);
  });

  test.each([
    [{ FOJAS_MAIL: 'smtp' }, 'FOJAS_MAIL=smtp needs FOJAS_SMTP_URL or FOJAS_SMTP_HOST.'],
    [{ FOJAS_MAIL: 'smtp', FOJAS_SMTP_HOST: 'x.cl' }, 'FOJAS_MAIL=smtp needs FOJAS_MAIL_FROM.'],
  ])('%j is half a setting', (given, words) => {
    expect(() => readConfig(given)).toThrow(new BadSetting(`${words} See .env.example.`));
  });
});

test('.env.example lists exactly the settings', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map((m) => m[1]);
  expect(listed).toEqual(Object.keys(settings.shape));
});
