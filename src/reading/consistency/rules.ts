import { OURS, type Category, type Rule } from '../grammar/rule.ts';

const rule = (id: string, category: Category, weight: number, es: string, en: string, source = OURS): Rule => ({
  id,
  category,
  weight,
  say: { es, en },
  source,
});
const advice = (...args: Parameters<typeof rule>): Rule => ({ ...rule(...args), style: true });

/** What may not agree within one document. */
export const FIGURES = rule(
  'c.monto.letras',
  'consistencia',
  4,
  'La cifra y las palabras difieren: $1 frente a «$2».',
  'Figure and words differ: $1 against "$2".',
);
export const SUM = rule(
  'c.suma',
  'consistencia',
  4,
  'Lo que se enumera suma $1, y el total dice $2.',
  'What is listed comes to $1, and the total says $2.',
);
export const RECKONED = rule('c.calculo', 'consistencia', 4, '$1 son $2, no $3.', '$1 is $2, not $3.');
export const INSTALMENTS = rule(
  'c.cuotas',
  'consistencia',
  4,
  '«$1» por $2 hacen $3, no $4.',
  '"$1" at $2 make $3, not $4.',
);
export const NO_SUCH_DAY = rule(
  'c.fecha.imposible',
  'consistencia',
  3,
  'La fecha no existe: $1.',
  'There is no such day: $1.',
);
export const PERIOD = rule(
  'c.plazo.fecha',
  'consistencia',
  3,
  'El plazo y la fecha no coinciden: $1 llevan al $2, no al $3.',
  'The term and the date do not agree: $1 lead to $2, not $3.',
);
export const PERSON = rule(
  'c.persona.nombre',
  'consistencia',
  3,
  'La misma persona con dos nombres: «$1» y «$2».',
  'One person under two names: "$1" and "$2".',
);
export const WEEKDAY = rule(
  'c.fecha.dia',
  'consistencia',
  2,
  'Ese día fue o será $2, no $1.',
  'That day is a $2, not a $1.',
);
export const ORDER = rule(
  'c.fecha.orden',
  'consistencia',
  3,
  'El término es anterior al comienzo: $1 – $2.',
  'It ends before it begins: $1 – $2.',
);
export const RUT = rule(
  'c.rut',
  'consistencia',
  3,
  'El dígito verificador del RUT $1 no corresponde; por módulo 11 sería $2.',
  'The check digit of the RUT $1 is wrong; by modulus 11 it would be $2.',
  'Módulo 11, Servicio de Registro Civil e Identificación',
);
export const RUT_REPEATED = rule(
  'c.rut.repetido',
  'consistencia',
  3,
  'El dígito verificador del RUT $1 no corresponde; por módulo 11 sería $2. Está así $3 veces (línea $4).',
  'The check digit of the RUT $1 is wrong; by modulus 11 it would be $2. It stands so $3 times (line $4).',
  'Módulo 11, Servicio de Registro Civil e Identificación',
);
export const RUT_NAMES = rule(
  'c.rut.nombres',
  'consistencia',
  2,
  'El mismo RUT con dos nombres: «$1» y «$2».',
  'One RUT with two names: "$1" and "$2".',
);
export const CROSS_REFERENCE = rule(
  'c.ref.cruzada',
  'consistencia',
  3,
  'Remite a $1, que este documento no tiene.',
  'It refers to $1, which this document does not have.',
);
export const NUMBERING_GAP = rule(
  'c.numeracion.salto',
  'consistencia',
  2,
  'La numeración salta de $1 a $2.',
  'The numbering jumps from $1 to $2.',
);
export const NUMBERING_TWICE = rule(
  'c.numeracion.doble',
  'consistencia',
  2,
  'El número $1 está dos veces.',
  'The number $1 stands twice.',
);
export const ANNEX = advice(
  'c.anexo',
  'consistencia',
  0.5,
  'Cita el anexo $1, que no está en el documento.',
  'It cites annex $1, which is not in the document.',
);
export const UNUSED = rule(
  'c.def.sinuso',
  'consistencia',
  1,
  'Se define «$1» y no vuelve a usarse.',
  '"$1" is defined and never used again.',
);
export const UNDEFINED = advice(
  'c.def.sindefinir',
  'consistencia',
  0.5,
  '«$1» va con mayúscula $2 veces y no está definido.',
  '"$1" is capitalised $2 times and not defined.',
);
export const VARIANT = advice(
  'c.def.variante',
  'consistencia',
  0.5,
  'El término definido «$1» aparece también como «$2».',
  'The defined term "$1" also appears as "$2".',
);
export const SPELLINGS = advice(
  'c.grafias',
  'consistencia',
  0.5,
  'La misma palabra con dos grafías: «$1» y «$2».',
  'One word in two spellings: "$1" and "$2".',
);
export const PARTY = rule(
  'c.parte.varia',
  'consistencia',
  1.5,
  'El nombre de la parte varía: «$1» y «$2».',
  'The name of the party varies: "$1" and "$2".',
);
export const DUPLICATE = rule(
  'duplicado',
  'redundancia',
  1.5,
  'Párrafo repetido o casi.',
  'A paragraph that repeats another, or nearly.',
);
export const TWICE_DEFINED = rule('c.def.doble', 'conceptos', 2, '«$1» se define dos veces.', '"$1" is defined twice.');
export const CIRCULAR = advice(
  'c.def.circular',
  'conceptos',
  0.5,
  'La definición de «$1» usa el mismo término.',
  'The definition of "$1" uses the term itself.',
);
export const DEADLINES = rule(
  'k.plazo',
  'coherencia',
  3,
  'Dos cifras para lo mismo: $1 y $2.',
  'Two figures for the same thing: $1 and $2.',
);
export const PERMITS = rule(
  'k.permite.prohibe',
  'coherencia',
  3,
  'Un pasaje permite lo que otro prohíbe.',
  'One passage allows what another forbids.',
);
export const FORUMS = rule(
  'k.foro',
  'coherencia',
  2,
  'Dos tribunales para el mismo documento: $1 y $2.',
  'Two courts for one document: $1 and $2.',
);
export const EMPTY_HEADING = rule(
  'k.titulo.vacio',
  'coherencia',
  1,
  'Título sin contenido.',
  'A heading with nothing under it.',
);
export const CONNECTIVE = advice(
  'k.conector',
  'coherencia',
  0.5,
  '«$1» abre el texto sin nada antes a qué referirse.',
  '"$1" opens the text with nothing before it to refer to.',
);
