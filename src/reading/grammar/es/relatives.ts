import { type Pattern, words } from '../pattern.ts';
import { dpd } from '../rule.ts';

const KNOWING = String.raw`(?:ignor\p{L}+|desconoc\p{L}+|desconozco|explic\p{L}+|sab(?:e|en|er|emos|ía)|sé|aclar\p{L}+|precis(?:a|ar|ó|an)|averigu\p{L}+|pregunt\p{L}+|determin(?:ar|a|ó)|dilucid\p{L}+|esclarec\p{L}+|entiend\p{L}+|comprend\p{L}+|consta|indica|indicar|indicó|establec(?:er|e|ió)|demostr\p{L}+|acredit(?:ar|a|ó))`;

/** Relatives, which bear no accent, and what asks without a question mark, which does. */
export const RELATIVES: readonly Pattern[] = [
  {
    id: 'es.el.cual',
    category: 'ortografia',
    weight: 2,
    match: words(String.raw`(?<!¿)\b(el|la|lo|los|las|al|del) (cuál|cuáles)\b(?! de (?:los|las|ellos|ellas)\b)`),
    fix: ([, article = '', word = '']) => `${article} ${word.replace('á', 'a')}`,
    say: { es: 'El relativo «cual» no lleva tilde.', en: 'The relative "cual" bears no accent.' },
    source: dpd('cual'),
    wrong: 'lo cuál consta en autos',
    right: 'lo cual consta en autos',
  },
  {
    id: 'es.quien.relativo',
    category: 'ortografia',
    weight: 2,
    match: words(
      String.raw`(?<!\b(?:sab|ignor|determin|precis|pregunt|averigu|decid|establec|discut)\p{L}*[^,]{0,20}), quién(es)? (?=(?:se|no|es|fue|ha|han|había|era|son|será|deberá|podrá|\p{L}+(?:ó|ía|aba|aron|ieron|ece|ene|one|ala|cita|jo|uvo|izo))\b)|(?<=\b(?:actor|actora|demandad[oa]|demandante|juez|jueza|testigo|trabajador|trabajadora|empleador|arrendador|arrendatari[oa]|parte|perito|señor|señora|deudor|acreedor|comprador|vendedor|persona|sociedad|empresa|abogad[oa]) )quién(es)? `,
    ),
    fix: ([all]) => all.replace(/quién/i, 'quien'),
    say: { es: 'El relativo «quien» no lleva tilde.', en: 'The relative "quien" bears no accent.' },
    source: dpd('quien'),
    wrong: 'La actora, quién dedujo la demanda, apeló.',
    right: 'La actora, quien dedujo la demanda, apeló.',
  },
  {
    id: 'es.tal.como',
    category: 'ortografia',
    weight: 2,
    match: words(String.raw`\b(tal|así|tanto|igual|siempre y|aun|aún) (cómo|cuándo)\b(?!\?)`),
    unless: words(String.raw`^(?:tanto|así|igual|tal) cuándo$`),
    fix: ([, before = '', word = '']) => `${before} ${word.replace('ó', 'o').replace('á', 'a')}`,
    say: { es: 'Aquí no se pregunta: va sin tilde.', en: 'Nothing is asked here: no accent.' },
    source: dpd('tilde'),
    wrong: 'tal cómo consta en el acta',
    right: 'tal como consta en el acta',
  },
  {
    id: 'es.cual.es',
    category: 'ortografia',
    weight: 1.5,
    match: words(
      String.raw`(?<!\b(?:el|la|lo|los|las|al|del|tal|tales|cada|cuyo) |, )\b(cual|cuales) (?=(?:es|son|fue|fueron|era|eran|sería|serían|será|serán) (?:el|la|los|las|su|sus)\b)`,
    ),
    fix: ([, word = '']) => `${word.replace('a', 'á')} `,
    say: { es: 'Interrogativo indirecto: lleva tilde.', en: 'An indirect question bears an accent.' },
    source: dpd('tilde'),
    wrong: 'no señala cual es el plazo',
    right: 'no señala cuál es el plazo',
  },
  {
    id: 'es.pregunta.indirecta',
    category: 'ortografia',
    weight: 1.5,
    match: words(
      String.raw`\b(?:no|ni|sin|nunca|cómo se|para|se|nadie) (?:se )?(?:le |lo |les )?${KNOWING} (como|cuando|donde|quien|quienes|cuanto|cuanta|cuantos|cuantas) (?=(?:se|fue|fueron|es|son|será|ocurrió|ocurrieron|llegó|pagó|firmó|obtuvo|hizo|debe|habrá|dejó|recibió)\b)|\bignora(?:n|mos|ba)? (como|cuando|donde|quien|quienes|cuanto) (?=(?:se|fue|es|ocurr|pag|firm)\p{L}*)`,
    ),
    unless: words(
      String.raw`\b(?:establec|determin|acredit|demostr|indic|consta|precis)\p{L}* (?:cuando|como|donde) (?:es|son)\b`,
    ),
    fix: (match) => {
      const asks = match[1] ?? match[2] ?? '';
      const accented = asks.replace(/^c(?:o(?=m)|uan(?=d|t))|^don(?=d)|^quie(?=n)/i, (part) =>
        part.replace(/[oae](?=n?$)/i, (vowel) => ({ o: 'ó', a: 'á', e: 'é' })[vowel.toLowerCase()] ?? vowel),
      );
      return match[0].replace(new RegExp(`${asks}\\s*$`, 'i'), `${accented} `);
    },
    say: { es: 'Interrogativo indirecto: lleva tilde.', en: 'An indirect question bears an accent.' },
    source: dpd('tilde'),
    wrong: 'no se explica como se calculó la suma',
    right: 'no se explica cómo se calculó la suma',
  },
  {
    id: 'es.todo.los',
    category: 'gramatica',
    weight: 2,
    match: words(String.raw`\b(todo|toda) (los|las)\b(?! (?:que|cuales)\b)`),
    fix: ([, all = '', article = '']) => `${all[0]}od${article === 'las' ? 'as' : 'os'} ${article}`,
    say: { es: '«Todo» concuerda con lo que sigue.', en: '"Todo" agrees with what follows.' },
    source: dpd('todo'),
    wrong: 'toda las partes',
    right: 'todas las partes',
  },
  {
    id: 'es.preposicion.locucion',
    category: 'gramatica',
    weight: 1.5,
    match: words(
      String.raw`\ben virtud (a|al)(?= )|\bno obstante de(?= (?:lo|que|la|el|los|las|su|haber)\b)|\ba pesar que\b|\bsin perjuicio que\b(?= se\b| el\b| la\b)`,
    ),
    fix: ([all]) =>
      all
        .replace(/virtud al$/i, 'virtud del')
        .replace(/virtud a$/i, 'virtud de')
        .replace(/obstante de$/i, 'obstante')
        .replace(/(pesar|perjuicio) que$/i, '$1 de que'),
    say: { es: 'La locución pide otra preposición.', en: 'The phrase takes another preposition.' },
    source: dpd('virtud'),
    wrong: 'en virtud a lo expuesto',
    right: 'en virtud de lo expuesto',
  },
  {
    id: 'es.si.no.inicio',
    category: 'ortografia',
    weight: 2,
    match: words(String.raw`^sino (?=(?:se|hay|hubiere|fuere|existe|paga|cumple|lo|la|le|es|está|comparece)\b)`),
    fix: 'Si no ',
    say: { es: 'Condición: «si no», en dos palabras.', en: 'A condition: "si no" is two words.' },
    source: dpd('sino'),
    wrong: 'Sino se paga dentro de plazo, hay mora.',
    right: 'Si no se paga dentro de plazo, hay mora.',
  },
];
