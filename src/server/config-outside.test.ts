import { expect, test } from 'vitest';
import { BadSetting } from './bad-setting.ts';
import { readConfig } from './config.ts';

const grammarAt = (url: string, more = {}) => readConfig({ FOJAS_GRAMMAR_URL: url, ...more }).grammar;

test.each([
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['clamav:3310', { host: 'clamav', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
])('files are looked through by a clamd at %s', (given, at) => {
  expect(readConfig({ FOJAS_CLAMD: given }).clamd).toEqual(at);
  expect(readConfig({}).clamd).toBeNull();
});

test.each(['clamav', 'clamd.ctl', 'http://clamav:3310', 'clamav:99999', '/'])('%s is no place of a clamd', (given) => {
  expect(() => readConfig({ FOJAS_CLAMD: given })).toThrow(/FOJAS_CLAMD.*path of a socket/);
});

test('pages come from every public site, or from those alone that are set', () => {
  expect(readConfig({}).webHosts).toBeNull();
  expect(readConfig({ FOJAS_WEB_HOSTS: 'bcn.cl, PJUD.cl' }).webHosts).toEqual(['bcn.cl', 'pjud.cl']);
  for (const wrong of ['*.bcn.cl', 'https://bcn.cl', 'bcn.cl,', 'localhost', '10.0.0.1', 'bcn.cl:443'])
    expect(() => readConfig({ FOJAS_WEB_HOSTS: wrong }), wrong).toThrow(/FOJAS_WEB_HOSTS.*names of sites/);
});

test('no document is sent anywhere to be checked, unless that is set', () => {
  expect(readConfig({}).grammar).toBeNull();
  expect(readConfig({ FOJAS_GRAMMAR_URL: '' }).grammar).toBeNull();
});

test.each([
  ['http://localhost:8081', 'http://localhost:8081', true],
  ['http://localhost:8081/', 'http://localhost:8081', true],
  ['http://127.0.0.1:8081/v2', 'http://127.0.0.1:8081', true],
  ['http://[::1]:8081/v2/check', 'http://[::1]:8081', true],
  ['http://languagetool:8010', 'http://languagetool:8010', true],
  ['https://10.0.0.7/lt/', 'https://10.0.0.7/lt', true],
  ['https://172.20.0.3', 'https://172.20.0.3', true],
  ['https://[fd00::7]', 'https://[fd00::7]', true],
  ['https://gramatica.estudio.internal', 'https://gramatica.estudio.internal', true],
  ['https://172.32.0.3', 'https://172.32.0.3', false],
  ['https://10.estudio.cl', 'https://10.estudio.cl', false],
  ['https://gramatica.estudio.cl', 'https://gramatica.estudio.cl', false],
])('%s is the server of the operator; its own network: %s', (given, baseUrl, own) => {
  expect(grammarAt(given)).toEqual({ baseUrl, redact: false, own });
  expect(grammarAt(given, { FOJAS_REDACT: 'on' })?.redact).toBe(true);
});

test.each([
  'https://api.languagetool.org',
  'https://api.languagetool.org/v2/check',
  'https://languagetool.org./',
  'https://API.LanguageToolPlus.com/v2',
  'http://user:secret@localhost:8081',
  'http://localhost:8081/?apiKey=secret',
  'ftp://localhost',
  'localhost:8081',
])('%s is refused, and no word of a secret is told', (url) => {
  expect(() => grammarAt(url)).toThrow(BadSetting);
  expect(() => grammarAt(url)).toThrow(/^(?!.*secret).*FOJAS_GRAMMAR_URL/);
});
