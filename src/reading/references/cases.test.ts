import { describe, expect, test } from 'vitest';
import { named } from '#test/references.ts';

const SUPREME = 'U.S. Supreme Court';
describe('cases of the United States', () => {
  test.each([
    ['Doe v. Roe, 901 U.S. 12 (1999)', [`case:901/us/12 ${SUPREME} 1999`]],
    ['901 U. S. 12', [`case:901/us/12 ${SUPREME}`]],
    ['901 U.\nS. 12', [`case:901/us/12 ${SUPREME}`]],
    ['Doe v. Roe, 12 F.2d 34 (4th Cir. 1988)', ['case:12/f2d/34 4th Cir. 1988']],
    ['12 F.4th 34, 56 (9th Cir. 2021)', ['case:12/f4th/34 at 56 9th Cir. 2021']],
    ['12 F. Supp. 3d 34, 40-41 (S.D.N.Y. Aug. 25, 2014)', ['case:12/fsupp3d/34 at 40-41 S.D.N.Y. 2014']],
    ['12 F Supp 2d 34 [D Kan 2006]', ['case:12/fsupp2d/34 D Kan 2006']],
    ["12 F. App'x 34", ['case:12/fappx/34']],
    ['12 S. Ct. 34', [`case:12/sct/34 ${SUPREME}`]],
    ['12 L. Ed. 2d 34', [`case:12/led2d/34 ${SUPREME}`]],
    ['22 A.2d 332', ['case:22/a2d/332']],
    ['398 P. 2d 251', ['case:398/p2d/251']],
    ['(686 SE2d 786) (2009)', ['case:686/se2d/786 2009']],
    ['12 N.E.3d 34', ['case:12/ne3d/34']],
    ['12 So. 3d 34', ['case:12/so3d/34']],
    ['171 Wn.2d 1016', ['case:171/wash2d/1016']],
    ['12 Cal. Rptr. 3d 34', ['case:12/calrptr3d/34']],
    ['12 Ill. App. 3d 34', ['case:12/illapp3d/34']],
    ['12 N.Y.S.2d 34', ['case:12/nys2d/34']],
    ['12 N.J. Super. 34', ['case:12/njsuper/34']],
    ['12 B.R. 34', ['case:12/br/34']],
    ['1 T.C. No. 233', ['case:1/tcno/233']],
    ['2017 IL App (4th) 160407', ['case:2017/ilapp4th/160407']],
    ['2012-Ohio-5678', ['case:2012/ohio/5678']],
    ['2000 U.S. Dist. LEXIS 12335 (S.D.N.Y. 2000)', ['case:2000/usdistlexis/12335 S.D.N.Y. 2000']],
    ['2015 WL 2375225, at *4', ['case:2015/wl/2375225 at *4']],
    ['see T.C. Memo. 2019-233', ['case:2019/tcmemo/233']],
    ['5 Cranch 137', ['case:5/cranch/137']],
    ['66 U.S.L.W. 4567', ['case:66/uslw/4567']],
    ['5 Wheat. 34', ['case:5/wheat/34']],
    ['In re Doe (2009) 154 Cal.App.4th 547, 558', ['case:154/calapp4th/547 at 558 2009']],
  ])('%s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
  test('parallel citations share what their parenthesis says', () => {
    expect(named('901 U.S. 12, 34-35, 7 S. Ct. 2, 58 (4th Cir. 1982)')).toEqual([
      'case:901/us/12 at 34-35 4th Cir. 1982',
      'case:7/sct/2 at 58 4th Cir. 1982',
    ]);
  });
  test('a short citation goes by the full one before it, or by its own page', () => {
    expect(named('901 F.2d 12 (1990). Later, 901 F.2d, at 15. And 3 U.S. at 9.')).toEqual([
      'case:901/f2d/12 1990',
      'case:901/f2d/12 at 15',
      `case:3/us/at-9 at 9 ${SUPREME}`,
    ]);
  });
  test.each([
    ['before Doe, 1 U. S. end'],
    ['lorem 111 S.W. 12th St.'],
    ['1 Minn. L. Rev. 1'],
    ['Oil City 6945 US 322'],
    ['a fojas 12 P 30'],
    ['Calle 5 de abril 12'],
    ['42 U.S.C. § 1983'],
  ])('none: %s', (text) => {
    expect(named(text).filter((one) => one.startsWith('case'))).toEqual([]);
  });
});
