import { expect, test } from 'vitest';
import { BadSetting } from './bad-setting.ts';
import { whyNoStart } from './no-start.ts';

const refused = (code: string, more: object = {}): Error =>
  Object.assign(new Error(`${code}: it failed`), { code, ...more });

test.each([
  [refused('EACCES', { syscall: 'listen', port: 80 }), /port 80, as on all below 1024: set PORT to one from 1024 on/],
  [refused('EACCES', { syscall: 'listen', port: 3000 }), /may not listen on port 3000: set another PORT/],
  [refused('EACCES', { syscall: 'open' }), /start Fojas as the user that made the data folder/],
  [refused('EADDRINUSE', { syscall: 'listen', port: 3000 }), /in use by another program: set another PORT/],
  [refused('EADDRNOTAVAIL', { address: '10.1.2.3' }), /10\.1\.2\.3 is no address of this machine: set another HOST/],
  [new BadSetting('The setting PORT cannot be used.'), /^The setting PORT cannot be used\.$/],
  [new Error('something else'), /^Fojas could not start: something else$/],
])('a start that fails says why in one line: %s', (error, said) => {
  expect(whyNoStart(error)).toMatch(said);
  expect(whyNoStart(error)).not.toContain('\n');
});
