import { expect, test } from 'vitest';
import { namesEmail, nameOf, verifiedEmail } from './claims.ts';

const plain = { claims: { email: 'email', verified: 'email_verified', name: ['name'] } };
const parts = { claims: { email: 'correo', verified: 'correo.verificado', name: ['name.nombres', 'name.apellidos'] } };

test('a name is put together from its parts, on one line and not without an end', () => {
  expect(nameOf({ name: 'Ana Rojas' }, plain)).toBe('Ana Rojas');
  expect(nameOf({ name: { nombres: ['María', 'Paz'], apellidos: ['Soto', 'Díaz'] } }, parts)).toBe(
    'María Paz Soto Díaz',
  );
  expect(nameOf({ name: ' Ana\r\n\u202eRojas ' }, plain)).toBe('Ana Rojas');
  expect([...nameOf({ name: '𝒜'.repeat(1000) }, plain)!]).toHaveLength(150);
  expect(nameOf({ name: { toString: 'Ana' } }, plain)).toBeNull();
  expect(nameOf({ name: '   ' }, plain)).toBeNull();
  expect(nameOf({}, parts)).toBeNull();
});

test('an e-mail counts where it is called verified by true and nothing like it', () => {
  const email = 'ana@estudio.cl';
  expect(verifiedEmail({ email, email_verified: true }, plain)).toBe(email);
  for (const email_verified of ['true', 1, 'TRUE', [true], null, undefined, false])
    expect(verifiedEmail({ email, email_verified }, plain)).toBeNull();
  for (const wrong of ['ana', 'ana@estudio.cl, eva@estudio.cl', 'ana@estudio.cl\nBcc: eva@estudio.cl', 7, ['a@b.cl']])
    expect(verifiedEmail({ email: wrong, email_verified: true }, plain)).toBeNull();
});

test('a claim is found by its whole name before the points in it lead anywhere', () => {
  expect(verifiedEmail({ correo: 'ana@estudio.cl', 'correo.verificado': true }, parts)).toBe('ana@estudio.cl');
  expect(namesEmail({ correo: 'ana@estudio.cl' }, parts)).toBe(true);
  expect(namesEmail({ constructor: 'x' }, { claims: { ...plain.claims, email: 'constructor.name' } })).toBe(false);
});
