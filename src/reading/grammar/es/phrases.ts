import { type Pattern, words } from '../pattern.ts';
import { dpd, OURS } from '../rule.ts';

const A = String.raw`(?:al?)`;
const FROM = 'virtud|cumplimiento|función|favor|beneficio|perjuicio|contra|nombre|representación|lugar|vez|presencia';

/** Set phrases whose preposition is another or is missing, and words that never stand without their article. */
export const PHRASES: readonly Pattern[] = [
  {
    id: 'es.locucion.de',
    category: 'redaccion',
    weight: 0.5,
    style: true,
    match: words(
      String.raw`\b(en (?:${FROM})|con (?:motivo|ocasión|excepción)|a (?:causa|raíz|excepción|consecuencia)|por (?:causa|motivo)) (${A}) (?=(?:l[oa]s?|un|una|sus?|dich[oa]s?|est[eao]s?|haber)\b|\p{L}{4,}\b)`,
    ),
    unless: words(
      String.raw`^(?:en (?:contra|favor|función|vez|nombre|lugar) a|con (?:motivo|ocasión) a|a (?:raíz|causa) a) $`,
    ),
    fix: ([, phrase = '', preposition = '']) => `${phrase} ${preposition.toLowerCase() === 'al' ? 'del' : 'de'} `,
    say: { es: 'La locución pide «de».', en: 'The phrase takes "de".' },
    source: dpd('régimen preposicional'),
    wrong: 'en cumplimiento a lo dispuesto',
    right: 'en cumplimiento de lo dispuesto',
  },
  {
    id: 'es.locucion.incompleta',
    category: 'gramatica',
    weight: 2,
    match: words(
      String.raw`\b(respecto|a través|acerca|dentro|en (?:virtud|favor|contra|representación|cumplimiento|presencia)|a (?:favor|causa|partir|pesar|fin|raíz)|por (?:medio|parte)|sin perjuicio|con excepción|antes|después|alrededor) ((?:el|los|las|un|una|lo|su|sus|este|esta|dicho|dicha) (?=\p{L}+))`,
    ),
    unless: words(
      String.raw`^(?:antes|después) |^(?:en contra|a favor|dentro|acerca|alrededor) (?:lo|los|las) $|^(?:a favor|en contra|por parte) (?:su|un|una) $`,
    ),
    fix: ([, phrase = '', article = '']) => `${phrase} ${article === 'el ' ? 'del ' : `de ${article}`}`,
    say: { es: 'Falta «de» en la locución.', en: 'The phrase lacks its "de".' },
    source: dpd('respecto'),
    wrong: 'se pronunció respecto el recurso',
    right: 'se pronunció respecto del recurso',
  },
  {
    id: 'es.locucion.incompleta.la',
    category: 'gramatica',
    weight: 2,
    match: words(
      String.raw`\b(respecto|a través|en virtud|en cumplimiento|en representación|a partir|a pesar|a raíz|a causa|por medio|sin perjuicio) (la) (?=\p{L}{4,})`,
    ),
    fix: '$1 de la ',
    say: { es: 'Falta «de» en la locución.', en: 'The phrase lacks its "de".' },
    source: dpd('respecto'),
    wrong: 'omitió pronunciarse respecto la excepción',
    right: 'omitió pronunciarse respecto de la excepción',
  },
  {
    id: 'es.locucion.debido',
    category: 'gramatica',
    weight: 2,
    match: words(String.raw`\b(debido|gracias|con cargo|en orden|frente|junto|conforme) (los|las|la|lo) (?=\p{L}{3,})`),
    unless: words(String.raw`^(?:conforme|frente|junto) (?:la|los|las|lo) $`),
    fix: '$1 a $2 ',
    say: { es: 'Falta «a» en la locución.', en: 'The phrase lacks its "a".' },
    source: dpd('debido'),
    wrong: 'no se hizo debido la lluvia',
    right: 'no se hizo debido a la lluvia',
  },
  {
    id: 'es.totalidad',
    category: 'gramatica',
    weight: 1.5,
    match: words(
      String.raw`(?<!^)(?<!\b(?:la|su|una|esta|esa|dicha|casi|cuya|misma|práctica|absoluta|en|de|o|y|,) )\btotalidad (?=(?:de|del)\b)`,
    ),
    fix: 'la totalidad ',
    say: { es: '«Totalidad» pide su artículo.', en: '"Totalidad" wants its article.' },
    source: dpd('el'),
    wrong: 'declara haber recibido totalidad del precio',
    right: 'declara haber recibido la totalidad del precio',
  },
  {
    id: 'es.comparativo.a',
    category: 'gramatica',
    weight: 2,
    match: words(
      String.raw`(?<!\b(?:el|la|los|las|al|del|su|tribunal|juez|cuerpo|autoridad|instancia|año|mes|día|párrafo|inciso|artículo|número) )\b(inferior|superior|anterior|posterior)(es)? (que|de) (?=(?:el|la|los|las|aquel|aquella|lo|un|una) (?!que\b))`,
    ),
    unless: words(String.raw` de $`),
    fix: ([, word = '', plural = '']) => `${word}${plural} a `,
    say: { es: '«$1» se compara con «a».', en: '"Inferior", "superior" and the like take "a".' },
    source: dpd('inferior'),
    wrong: 'resulta inferior que la determinada',
    right: 'resulta inferior a la determinada',
  },
  {
    id: 'es.articulos',
    category: 'gramatica',
    weight: 2,
    match: words(String.raw`\b(el|la|los|las|un|una|unos) (el|los|las|sus?|una|unos)\b(?=\s\p{L})`),
    unless: words(
      String.raw`^(?:las? unas?|una (?:el|los|las|sus?)|el un|los unos|las unas|un su|una su|el su)$|^las sus?$`,
    ),
    fix: null,
    say: { es: 'Dos artículos seguidos.', en: 'Two articles in a row.' },
    source: OURS,
    wrong: 'pagó los las cuotas',
    right: 'pagó las cuotas',
  },
  {
    id: 'es.preposiciones',
    category: 'gramatica',
    weight: 2,
    match: words(
      String.raw`\b(de del|del de|a al|al a|en a|en de|en con|con en|con de|por con|con por|para en|para de|a de|de con|por de|en en el|con al|en al|por a|de en)(?= (?:los?|las?|el|un|una|sus?|dich[oa]s?|est[ea]s?)\b)`,
    ),
    unless: words(String.raw`^(?:del de|al a|por a|de en|a de|de con|en con)$`),
    fix: null,
    say: { es: 'Dos preposiciones seguidas que no van juntas.', en: 'Two prepositions that do not go together.' },
    source: OURS,
    wrong: 'se pagó con de los fondos',
    right: 'se pagó con los fondos',
  },
  {
    id: 'es.queismo.nombre',
    category: 'gramatica',
    weight: 2,
    match: words(
      String.raw`\b((?:cabe|quepa|cabía|hay|haya|habrá|existe|queda|tengo|tiene|tienen) (?:la |el |alguna? |ninguna? )?(?:menor |mayor |más mínima )?(?:duda|dudas|certeza|convicción|seguridad|constancia|impresión|sospecha|temor)(?: alguna)?|(?:en|bajo) el (?:entendido|supuesto|convencimiento)|(?:con|bajo) la (?:condición|salvedad|advertencia)|en la inteligencia|consciente|conscientes|partidari[oa]s?|por el hecho|pese al hecho|a cambio) que(?= (?:el|la|los|las|su|sus|no|se|este|esta|dich[oa]s?|don|doña|ambas|ambos|un|una|entre|en|ya)\b)`,
    ),
    fix: '$1 de que',
    say: { es: 'Queísmo: falta «de» ante «que».', en: 'Missing "de" before "que".' },
    source: dpd('queísmo'),
    wrong: 'No cabe la menor duda que el pago se hizo.',
    right: 'No cabe la menor duda de que el pago se hizo.',
  },
];
