import { adding, byTable, changing, heading, swapOne, whole, type Way } from './way.ts';

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
  byTable('party-replaced', true),
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
  adding('party-added'),
  heading('ruling-invented'),
  heading('article-invented'),
  heading('law-not-there'),
  heading('case-law'),
  heading('author-invented'),
  heading('agency-invented'),
  heading('clause-invented'),
  heading('law-says'),
  heading('stale-version'),
  changing('article-number', (words, { chance }) =>
    swapOne(words, /(?<=(?:art[íi]culos?|N[°º]|inciso|Section|Sections|Article) )\d+/giu, chance, (n) =>
      String(Number(n) + chance.between(1, 30)),
    ),
  ),
];
