import { type Pattern, words } from '../pattern.ts';
import { ORTOGRAFIA } from '../rule.ts';

const NAME = String.raw`(?:(?:don|doña|señor|señora|profesor|profesora) )?\p{Lu}\p{Ll}{2,}`;

/** The commas about the name of whom one speaks to. */
export const VOCATIVES: readonly Pattern[] = [
  {
    id: 'es.vocativo.coma',
    category: 'puntuacion',
    weight: 1,
    match: words(
      String.raw`(?:^|[.!?¡] ?)(Hola|Gracias|Muchas gracias|Mil gracias|Buenos días|Buenas tardes|Buenas noches|Saludos|Disculpa|Perdón|Adiós|Felicitaciones|Oye|Mira) (${NAME})(?=[,.:;!]| (?:por|te|le|les|me|nos|ya|no|he|quería|espero|necesito|puedes|podrías|adjunto|revisé|recibí|mañana|hoy|ayer|con|como|cómo)\b)`,
      true,
    ),
    unless: words(String.raw`Dios|Cordiales|Atentos`),
    fix: ([all, greeting = '', name = '']) => all.replace(`${greeting} ${name}`, `${greeting}, ${name},`),
    say: { es: 'El nombre a quien se habla va entre comas.', en: 'A name that is spoken to stands between commas.' },
    source: ORTOGRAFIA,
    wrong: 'Gracias Rodrigo por la respuesta.',
    right: 'Gracias, Rodrigo, por la respuesta.',
  },
];
