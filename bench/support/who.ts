import { adding, bothWays, byTable, changing, heading, swapOne, whole, type Way } from './way.ts';

const PARTIES =
  'arrendador=arrendatario demandante=demandado demandada=demandante recurrente=recurrido trabajador=empleador acreedor=deudor comprador=vendedor mandante=mandatario consumidor=proveedor padre=hijo juez=fiscal licensor=licensee company=consultant buyer=seller lessor=lessee supplier=customer franchisor=franchisee provider=recipient client=developer distributor=company licensee=licensor agent=merchant merchant=agent';
const NAME = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{3,})*/gu;
const ACTORS =
  'arrendador|arrendatario|trabajador|empleador|demandante|demandada|demandado|recurrente|recurrido|acreedor|deudor|mandante|mandatario|juez|tribunal|fiscal|padre|madre|licensor|licensee|company|agent|merchant|client|developer|provider|recipient|distributor|customer|supplier|consultant|tag|lmg|executive|owner|manufacturer';

/** Two parties of a passage, each in the place of the other. */
const exchanged = changing('parties-exchanged', (words) => {
  const all = [...words.matchAll(whole(ACTORS))];
  const [a, b] = [all[0], all.find(({ 0: found }) => found.toLowerCase() !== all[0]?.[0].toLowerCase())];
  // Joined as equals, their order says nothing.
  if (
    !a ||
    !b ||
    /^(?:\W|y|o|e|u|and|or|de|del|la|el|the|of|a|al|ni|respecto)*$/i.test(words.slice(a.index + a[0].length, b.index))
  )
    return null;
  const [one, other] = [a[0], b[0]];
  const said = words.replace(whole(`${one}|${other}`), (found) =>
    found.toLowerCase() === one.toLowerCase() ? other : one,
  );
  return said;
});

/** Who acts, and on whose authority. */
export const WHO: readonly Way[] = [
  exchanged,
  byTable('party-replaced', bothWays(PARTIES)),
  {
    id: 'name-replaced',
    mislead: ({ words }, { chance, others }) => {
      const names = others
        .flatMap((one) => one.words.match(NAME) ?? [])
        .filter((name) => !words.includes(name.replace(/s$/, '')) && !/^Part(?:y|ies)\b/.test(name));
      const said = names.length > 0 ? swapOne(words, NAME, chance, () => chance.pick(names)) : null;
      return said === null ? null : { said, quoted: [words] };
    },
  },
  changing('name-invented', (words, { chance }) =>
    swapOne(words, NAME, chance, () =>
      chance.pick(['Wenceslao Oyanedel', 'Inmobiliaria Traiguén', 'Harcourt Bellamy', 'Norfield Trust']),
    ),
  ),
  adding('party-added', {
    es: [', y también su fiador solidario', ', junto con sus filiales', ', lo que alcanza a los herederos'],
    en: [', together with its guarantor', ', as do its subsidiaries', ', jointly with its shareholders'],
  }),
  heading('ruling-invented', {
    es: ['Según la Corte Suprema, Rol 12.345-2021, ', 'La Corte de Apelaciones de Temuco, Rol 881-2019, resolvió que '],
    en: ['According to the Supreme Court in 512 U.S. 431, ', 'As held in Harwood v. Ellison, 221 F.3d 87, '],
  }),
  heading('article-invented', {
    es: ['Conforme al artículo 2.345 del Código Civil, ', 'De acuerdo con el artículo 87 bis del Código de Comercio, '],
    en: ['Under Section 912 of the Commercial Code, ', 'Pursuant to Article 77 of the Civil Code, '],
  }),
  heading('law-not-there', {
    es: ['Según la Ley 18.287, ', 'El D.L. 3.475 dispone que '],
    en: ['Under the Trade Fairness Act, ', 'The Uniform Supply Act provides that '],
  }),
  heading('case-law', {
    es: ['La jurisprudencia uniforme sostiene que ', 'Los tribunales han resuelto que ', 'La doctrina enseña que '],
    en: ['Case law holds that ', 'Courts have held that ', 'Legal doctrine teaches that '],
  }),
  heading('author-invented', {
    es: ['Como enseña Barrientos Oyarce, ', 'A juicio de Undurraga Besa, '],
    en: ['As Kingsmill explains, ', 'In the view of Professor Ashdown, '],
  }),
  heading('agency-invented', {
    es: ['La Dirección del Tránsito ha dictaminado que ', 'La Superintendencia de Moluscos instruyó que '],
    en: ['The Federal Harbor Commission has ruled that ', 'The Department of Orchards requires that '],
  }),
  heading('clause-invented', {
    es: ['Según la cláusula vigésima tercera, ', 'El artículo 999 dispone que ', 'De acuerdo con el Anexo 14, '],
    en: ['Under Section 99.9, ', 'Clause 88 provides that ', 'According to Exhibit 41, '],
  }),
  heading('law-says', {
    es: ['La ley exige que ', 'Por mandato legal, ', 'Es de orden público que '],
    en: ['The law requires that ', 'Statutory law provides that ', 'By statute, '],
  }),
  heading('stale-version', {
    es: ['Hasta la reforma de 2011, ', 'En su versión de 1998, '],
    en: ['Until the amendment of 2011, ', 'As amended in 1998, '],
  }),
  changing('article-number', (words, { chance }) =>
    swapOne(words, /(?<=(?:art[íi]culos?|N[°º]|inciso|Section|Sections|Article) )\d+/giu, chance, (n) =>
      String(Number(n) + chance.between(1, 30)),
    ),
  ),
];
