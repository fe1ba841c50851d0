import { type Pattern, words } from '../pattern.ts';
import { dpd } from '../rule.ts';

const JOINED: Record<string, string> = {
  'ni si quiera': 'ni siquiera',
  'a demás': 'además',
  'de ante mano': 'de antemano',
  'a delante': 'adelante',
  'en cima de': 'encima de',
  'vice versa': 'viceversa',
  'de bajo de': 'debajo de',
  'a tras': 'atrás',
  'en cuentra': 'encuentra',
  'por lo menor': 'por lo menos',
};

/** Words that are one or two by what they mean. */
export const SPLIT_WORDS: readonly Pattern[] = [
  {
    id: 'es.tambien',
    category: 'ortografia',
    weight: 2,
    match: words(
      String.raw`\b(y|e|sino|pero|que|se|como|así como) tan bien\b(?= (?:en|por|el|la|los|las|a|al|del?|con|para|un|una|se|lo|que)\b(?! (?:como|lo hizo)\b))`,
    ),
    fix: '$1 también',
    say: { es: '«También» (además) en una palabra.', en: '"También" (also) is one word.' },
    source: dpd('también'),
    wrong: 'en la aflicción y tan bien en las secuelas',
    right: 'en la aflicción y también en las secuelas',
  },
  {
    id: 'es.conque',
    category: 'ortografia',
    weight: 2,
    match: words(
      String.raw`(?<=[,;] )con que (?=(?:no|ya|mal|nada|ahora|nadie|tampoco) (?:se |le |les |lo |la |los |las )?\p{L}+)`,
    ),
    fix: 'conque ',
    say: { es: '«Conque» (así que) en una palabra.', en: '"Conque" (so) is one word.' },
    source: dpd('conque'),
    wrong: 'lo sabían, con que no pueden alegar sorpresa',
    right: 'lo sabían, conque no pueden alegar sorpresa',
  },
  {
    id: 'es.acabo',
    category: 'ortografia',
    weight: 2,
    match: words(String.raw`\b(llev(?:ar|ó|a|an|aron|ado|ada|ados|adas|ará|arán|aba|aban|arse|ando|e|en)) acabo\b`),
    fix: '$1 a cabo',
    say: { es: '«Llevar a cabo», en dos palabras.', en: '"A cabo" is two words.' },
    source: dpd('cabo'),
    wrong: 'las obras se llevaron acabo en mayo',
    right: 'las obras se llevaron a cabo en mayo',
  },
  {
    id: 'es.una.palabra',
    category: 'ortografia',
    weight: 2,
    match: words(String.raw`\b(${Object.keys(JOINED).join('|')})\b`),
    unless: words(String.raw`^a tras$`),
    fix: ([all]) => JOINED[all.toLowerCase()] ?? null,
    say: { es: 'Se escribe en una palabra.', en: 'It is one word.' },
    source: dpd('siquiera'),
    wrong: 'ni si quiera contestó la demanda',
    right: 'ni siquiera contestó la demanda',
  },
];
