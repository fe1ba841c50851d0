import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BadSetting } from './bad-setting.ts';
import { readConfig } from './config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fojas-oidc-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (content: unknown): string => {
  const name = path.join(folder, 'oidc.json');
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
  return name;
};
const of = (content: unknown) => readConfig({ FOJAS_OIDC: file(content) }).oidc;
const ONE = {
  id: 'estudio',
  name: 'Estudio',
  issuer: 'https://id.estudio.cl',
  client_id: 'fojas',
  client_secret: 'sh!',
};

test('nobody signs in with a provider, unless that is set', () => {
  expect(readConfig({}).oidc).toEqual({ file: null, providers: [] });
});

test('a provider has what is usual, where nothing else is said', () => {
  expect(of({ providers: [ONE] }).providers).toEqual([
    {
      id: 'estudio',
      name: 'Estudio',
      issuer: 'https://id.estudio.cl',
      clientId: 'fojas',
      clientSecret: 'sh!',
      clientAuth: 'post',
      endpoints: null,
      scopes: ['openid', 'email', 'profile'],
      claims: { email: 'email', verified: 'email_verified', name: ['name'] },
      signed: 'RS256',
      signUp: true,
      linking: 'email',
    },
  ]);
});

test('addresses, scopes and names of claims can be set', () => {
  const at = (name: string): string => `https://accounts.example.cl/openid/${name}`;
  const endpoints = { authorization: at('authorize'), token: at('token'), keys: at('jwks'), userinfo: at('userinfo') };
  const claims = { name: ['name.nombres', 'name.apellidos'] };
  const [one] = of({
    providers: [{ ...ONE, endpoints, claims, scopes: ['openid', 'run'], linking: 'proof' }],
  }).providers;
  expect(one).toMatchObject({
    endpoints,
    scopes: ['openid', 'run'],
    claims: { email: 'email', verified: 'email_verified', name: ['name.nombres', 'name.apellidos'] },
    linking: 'proof',
  });
});

test('without TLS only at this machine', () => {
  const issuer = 'http://127.0.0.1:8080/realms/estudio';
  expect(of({ providers: [{ ...ONE, issuer }] }).providers[0]!.issuer).toBe(issuer);
});

test.each([
  ['a name of no file', () => readConfig({ FOJAS_OIDC: path.join(folder, 'nothing.json') })],
  ['what is no JSON', () => of('{')],
  ['a list alone', () => of([ONE])],
  ['an issuer without TLS', () => of({ providers: [{ ...ONE, issuer: 'http://id.estudio.cl' }] })],
  ['an issuer with a secret in it', () => of({ providers: [{ ...ONE, issuer: 'https://a:sh!@id.estudio.cl' }] })],
  ['no openid', () => of({ providers: [{ ...ONE, scopes: ['email'] }] })],
  ['an algorithm that is none', () => of({ providers: [{ ...ONE, signed: 'none' }] })],
  ['an algorithm by the secret of the client', () => of({ providers: [{ ...ONE, signed: 'HS256' }] })],
  ['a field that nobody knows', () => of({ providers: [{ ...ONE, trusted: true }] })],
  ['an id that is no name', () => of({ providers: [{ ...ONE, id: '../otro' }] })],
  ['two of one id', () => of({ providers: [ONE, { ...ONE, issuer: 'https://otro.cl' }] })],
  ['two of one issuer', () => of({ providers: [ONE, { ...ONE, id: 'otro' }] })],
])('%s is refused, and no word of a secret is told', (_, work) => {
  expect(work).toThrow(BadSetting);
  expect(work).not.toThrow(/sh!/);
});
