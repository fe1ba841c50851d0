import { describe, expect, test } from 'vitest';
import { ownIdentity } from './own-identity.ts';

const BODY =
  '\n\nVistos y teniendo presente:\n\n1° Que la demanda se funda en el contrato de las partes, que no se discute.\n\n';
const of = (text: string): (string | null | undefined)[] => {
  const { ruling, court, courtFrom, date } = ownIdentity(text);
  return [ruling && [ruling.book, ruling.rol, ruling.year].filter(Boolean).join('-'), court?.key, courtFrom, date];
};

describe('what a ruling says of itself', () => {
  test('the Supreme Court, which signs', () => {
    const text = `Santiago, dos de enero de dos mil veinticuatro.${BODY}Se confirma la sentencia de once de diciembre de dos mil veintitrés de la Corte de Apelaciones de Talca, Rol N° 199-2022.\n\nRegístrese.\n\nRol N° 12.345-2023.\n\nPronunciado por la Segunda Sala de la Corte Suprema.`;
    expect(of(text)).toEqual(['12345-2023', 'corte-suprema', 'named', '2024-01-02']);
  });
  test('the Supreme Court, told by its dateline alone', () => {
    const text = `Santiago, dos de enero de dos mil veinticuatro.${BODY}Regístrese y devuélvase.\n\nRol N° 12.345-2023.`;
    expect(of(text)).toEqual(['12345-2023', 'corte-suprema', 'dateline', '2024-01-02']);
  });
  test('a court of appeals that heads its rulings', () => {
    const text = `C.A. de Santiago\n\nSantiago, tres de mayo de dos mil veintidós.${BODY}Comuníquese.\n\nN°Civil-4321-2021.`;
    expect(of(text)).toEqual(['CIVIL-4321-2021', 'corte-de-apelaciones-santiago', 'named', '2022-05-03']);
  });
  test('a court of appeals that does not name itself', () => {
    const text = `Punta Arenas, dos de enero de dos mil veinticuatro.${BODY}en la causa RIT N° O-9-2020. Regístrese.\n\nRol N° 987-2022. Laboral.`;
    expect(of(text)).toEqual(['987-2022', 'corte-de-apelaciones-punta-arenas', 'dateline', '2024-01-02']);
  });
  test('a first instance with labels', () => {
    const text = `FOJA: 23\nJUZGADO : 2º Juzgado de Letras de Los Andes\nCAUSA ROL : C-77-2021\nCARATULADO : UNO/DOS\n\nLos Andes, dos de Enero de dos mil veinticuatro${BODY}Anótese.`;
    expect(of(text)).toEqual(['C-77-2021', 'juzgado-de-letras-los-andes-2', 'named', '2024-01-02']);
  });
  test('a first instance that signs', () => {
    const text = `Talca, dos de enero de dos mil veinticuatro.${BODY}Archívese.\n\nRIT O-951-2022\nRUC 23-4-0123456-7\n\nDictada por doña Ana Soto, Jueza Titular del Juzgado de Letras del Trabajo de Talca.`;
    expect(of(text)).toEqual(['O-951-2022', 'juzgado-de-letras-del-trabajo-talca', 'named', '2024-01-02']);
  });
  test('a first instance is not told by its city', () => {
    const text = `Talca, dos de enero de dos mil veinticuatro.${BODY}Archívese.\n\nRIT O-951-2022`;
    expect(of(text)).toEqual(['O-951-2022', undefined, null, '2024-01-02']);
  });
  test('the Constitutional Court, which dates in brackets', () => {
    const text = `Sentencia\nRol 1.234-2021\n[1 de marzo de 2022]\nPROCESO DE INCONSTITUCIONALIDAD${BODY}Redactó la sentencia.\n\nRol Nº 1.234-21-INC.\n\nPronunciada por el Excmo. Tribunal Constitucional.`;
    expect(of(text)).toEqual(['1234-2021', 'tribunal-constitucional', 'named', '2022-03-01']);
  });
  test('a heading with a form: only a city dates', () => {
    const text = `Ingreso\n25 de marzo de 2023\n\nTalca, dos de enero de dos mil veinticuatro.${BODY}`;
    expect(ownIdentity(text).date).toBe('2024-01-02');
  });
  test('nothing, of another text', () => {
    expect(of('Contrato de arrendamiento entre las partes.')).toEqual([null, undefined, null, null]);
    expect(of('')).toEqual([null, undefined, null, null]);
  });
});
