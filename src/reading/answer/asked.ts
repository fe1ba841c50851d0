import { fold } from '../words.ts';

/** What kind of thing a question asks for. */
export type AskedFor =
  | 'who'
  | 'when'
  | 'where'
  | 'number'
  | 'money'
  | 'time'
  | 'percent'
  | 'why'
  | 'definition'
  | 'other';

/** Tried in order on the folded question. The patterns are ours. */
const ASKED: [AskedFor, RegExp][] = [
  [
    'definition',
    /^(?:que (?:es|son|significa|se entiende por|se considera)|what (?:is|are) (?:a|an)?\s*\S+( \S+)?$|define|defin)/,
  ],
  ['percent', /\b(?:porcentaje|por ciento|percent(?:age)?)\b/],
  [
    'money',
    /\b(?:monto|precio|costo|cuesta|cuanto (?:dinero|paga|vale|cobra)|renta|multa de|how much (?:money|did|does|was|is)|price|cost|amount)\b/,
  ],
  [
    'time',
    /\b(?:cuanto (?:tiempo|dura|duro|tarda)|plazo|how long|how many (?:years|days|months|minutes|hours)|cuantos (?:anos|dias|meses|minutos|horas))\b/,
  ],
  [
    'number',
    /\b(?:cuant[oa]s?|how many|how much|(?:que|cual es (?:el|la)) (?:numero|cantidad|velocidad|altura|edad|poblacion|temperatura|puesto|tasa|superficie|distancia)|what (?:number|is the (?:number|height|age|population|speed|rate|area|distance)))\b/,
  ],
  [
    'when',
    /\b(?:cuando|(?:que|cual) (?:ano|fecha|dia|mes|siglo|decada)|when|(?:what|which) (?:year|date|day|month|century|decade)|fecha)\b/,
  ],
  [
    'where',
    /\b(?:donde|adonde|(?:que|cual) (?:pais|ciudad|lugar|estado|region|continente)|where|(?:what|which) (?:country|city|place|state|region|continent))\b/,
  ],
  [
    'who',
    /\b(?:quien(?:es)?|who|whom|whose|(?:que|which|what) (?:persona|autor|jugador|presidente|empresa|equipo|person|author|player|president|company|team|party|parte))\b/,
  ],
  ['why', /\b(?:por que|why|for what reason)\b/],
];

/** What a question asks for, told by its question words. */
export function askedFor(question: string): AskedFor {
  const folded = fold(question)
    .replace(/[¿?¡!]/g, '')
    .trim();
  return ASKED.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other';
}

const NUMBER =
  'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|mil|millones|millon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|hundred|thousand|million|billion|half|mitad|tercio|third|dozen|docena';
const EXPRESSION: Record<AskedFor, RegExp | null> = {
  when: /\b(?:1\d{3}|20\d\d)\b|\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|september|october|november|december)\b|\bsiglos?\b|\bcentur(?:y|ies)\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:a\.c|d\.c|bc|ad)\b/i,
  number: new RegExp(`\\d|\\b(?:${NUMBER})\\b`, 'i'),
  money: /[$€£]|\b(?:pesos|d[óo]lares|euros|uf|utm|dollars|usd|clp|unidades? (?:de fomento|tributarias?))\b/i,
  time: new RegExp(
    `(?:\\d|\\b(?:${NUMBER})\\b)[^.;]{0,24}\\b(?:a[ñn]os?|mes(?:es)?|d[íi]as?|horas?|minutos?|semanas?|siglos?|years?|months?|days?|hours?|minutes?|weeks?|centur)`,
    'i',
  ),
  percent: /%|por ciento|percent/i,
  why: /\b(?:porque|debido|ya que|puesto que|a causa|con el fin|para que|a fin de|because|due to|since|in order to|so that|as a result|caus)/i,
  definition:
    /\b(?:es|son|era|se entiende por|se llama|se denomina|consiste|significa|se considera|para los efectos|is|are|was|means|refers to|defined as|shall mean|consists?)\b/i,
  where: /\b(?:en|de|a|desde|hacia|in|at|from|near|to)\s+(?:el |la |los |las |the )?\p{Lu}/u,
  who: /\p{Lu}\p{L}+(?:\s+(?:de|del|la|von|van|of|the)?\s*\p{Lu}\p{L}+)|\p{Lu}\p{L}{2,}/u,
  other: null,
};

/** 1: the sentence holds an expression of the asked kind that the question does not hold; -0.5: it holds none; 0: nothing to look for. */
export function fits(kind: AskedFor, sentence: string, question: string): number {
  const pattern = EXPRESSION[kind];
  if (!pattern) return 0;
  if (kind === 'who' || kind === 'where') {
    const asked = fold(question);
    for (const [name] of sentence.matchAll(/(?<!^)(?<![.!?]\s)\b\p{Lu}\p{L}{2,}/gu))
      if (!asked.includes(fold(name))) return kind === 'who' || pattern.test(sentence) ? 1 : 0.5;
    return kind === 'who' ? -0.5 : 0;
  }
  const given = kind === 'number' || kind === 'when' ? (question.match(/\d+/g) ?? []) : [];
  const rest = given.reduce((text, digits) => text.split(digits).join(' '), sentence);
  return pattern.test(rest) ? 1 : -0.5;
}
