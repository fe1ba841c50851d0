import type { Language } from '#contract/language.ts';

/** Words by which a text sets a term. `find` is matched on folded text; its groups: `count` or `ordinal`, `unit`, `kind` and `after`. */
type TermWords = {
  id: string;
  find: string;
  /** Words that it finds a term in, and words that it leaves. */
  yes: string;
  no: string;
};

/** Written numbers up to hundreds, with the figure that may repeat them. */
const COUNT = String.raw`(?<count>\d{1,4}|[a-z]+(?: y [a-z]+)?)(?: ?\( ?\d{1,4} ?\))?`;
const COUNT_EN = String.raw`(?<count>\d{1,4}|[a-z]+(?:-[a-z]+)?)(?: ?\( ?\d{1,4} ?\))?`;
/** A letter with an accent may be lost, as in many PDF files of courts. */
const UNIT = '(?<unit>d[i ]as?|semanas?|mes(?:es)?|a[n ]os?)';
const KIND =
  '(?: (?<kind>habil(?:es)?(?: administrativos?)?|corridos?|seguidos?|administrativos?))?(?: (?:de|fatales|siguientes))?';
const UNIT_EN = '(?<unit>days?|weeks?|months?|years?)';
const AFTER = String.raw`(?<after>,? ?(?:contad[oa]s?|a contar|a partir|siguientes?|desde|despues|posterior(?:es)?)[^.;]{3,110}| siguientes(?=[.;]))`;

/**
 * Terms that run from something. One that runs back from a date ("con treinta días de anticipación") is none: what it ends on is not known either. Ours, from the wording
 * of contracts, laws and rulings.
 */
export const TERM_WORDS: Record<Language, readonly TermWords[]> = {
  es: [
    {
      id: 'es.term.within',
      find: String.raw`(?:dentro de(?:l|s)?|en|por)(?: un| el| los)?(?: termino| plazo)?(?: fatal| maximo)?(?: de)?(?: los)? ${COUNT} ${UNIT}${KIND}${AFTER}`,
      yes: 'dentro del plazo de diez días hábiles contados desde la notificación de la sentencia',
      no: 'una multa de diez días de renta',
    },
    {
      id: 'es.term.plain',
      find: String.raw`(?:plazo|termino) (?:fatal |maximo )?(?:de|sera de) ${COUNT} ${UNIT}${KIND}${AFTER}`,
      yes: 'El plazo será de seis meses contados desde la fecha de este contrato',
      no: 'el plazo de prueba fue breve',
    },
    {
      id: 'es.term.ordinal',
      find: String.raw`(?:dentro de|al) (?<ordinal>primer|segundo|tercero?|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|undecimo|duodecimo|decimoquinto|vigesimo|trigesimo)o? (?<unit>dia)${KIND}(?<after>,? ?(?:contad[oa]s?|a contar|a partir|siguientes?|desde|despues|de(?: la| su)? notificad)[^.;]{3,110})?`,
      yes: 'deberá evacuar el traslado dentro de quinto día',
      no: 'al quinto considerando',
    },
    {
      id: 'es.term.after',
      find: String.raw`(?:a los|trascurridos?|transcurridos?|a mas tardar|hasta) ${COUNT} ${UNIT}${KIND}${AFTER}`,
      yes: 'a más tardar diez días después de la entrega',
      no: 'a los arrendatarios',
    },
    {
      id: 'es.term.counted',
      find: String.raw`${COUNT} ${UNIT}${KIND}(?<after>,? ?(?:contad[oa]s? desde|a contar de|a partir de|siguientes a|despues de)[^.;]{3,110})`,
      yes: 'El contrato dura un año contado desde el 1 de marzo de 2026',
      no: 'tres meses de renta',
    },
  ],
  en: [
    {
      id: 'en.term.within',
      find: String.raw`(?:within|no later than|not later than|no more than|not more than|for|until) (?:a period of |the )?(?:first )?${COUNT_EN} (?<kind>business |working |calendar |consecutive )?${UNIT_EN}(?<after> ?(?:,|of|after|from|following|upon|as of|commencing|beginning|since)[^.;]{3,110}| thereafter)`,
      yes: 'within thirty (30) days after receipt of the invoice',
      no: 'within the premises',
    },
    {
      id: 'en.term.counted',
      find: String.raw`${COUNT_EN} (?<kind>business |working |calendar |consecutive )?${UNIT_EN}(?<after> (?:from|commencing on|beginning on|counted from)[^.;]{3,110})`,
      yes: 'One year from 1 August 2026',
      no: 'one year of rent',
    },
    {
      id: 'en.term.ordinal',
      find: String.raw`(?:by|on or before|no later than|not later than) the (?<ordinal>\d{1,3}|[a-z]+(?:-[a-z]+)?)(?: ?(?:st|nd|rd|t ?h)(?![a-z]))?(?: ?\(\d{1,3} ?(?:st|nd|rd|t ?h)\))? (?<kind>business |working |calendar )?(?<unit>day) (?:immediately )?(?<after>(?:after|following|from)[^.;]{3,110})`,
      yes: 'not later than the thirtieth (30th) day after receipt of the notice',
      no: 'A notice is deemed given on the third day after it is mailed',
    },
    {
      id: 'en.term.anniversary',
      find: String.raw`(?<ordinal>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?: ?\(\d{1,2} ?(?:st|nd|rd|t ?h)\))? (?<unit>anniversary)(?<after> (?:of|from|following)[^.;]{3,110})`,
      yes: 'until the fifth (5th) anniversary of the date of this Agreement',
      no: 'the tenth anniversary party',
    },
  ],
};

/** What recurs. */
export const RECURRING: Record<Language, readonly string[]> = {
  es: [
    String.raw`(?:dentro de los|en los)(?: primeros)? (?:\d{1,2}|[a-z]+)(?: primeros)? dias(?: habiles| corridos)? de cada (?:mes|ano|semestre|trimestre)`,
    String.raw`el (?:dia )?\d{1,2} de cada mes`,
    String.raw`(?:cada|todos los) (?:mes(?:es)?|anos?|semestres?|trimestres?)`,
    'mensualmente|trimestralmente|semestralmente|anualmente',
  ],
  en: [
    String.raw`(?:on or before |by |on )?the (?:\d{1,2}(?:st|nd|rd|th)|first|last) (?:business )?day of (?:each|every) (?:calendar )?(?:month|quarter|year)`,
    String.raw`(?:each|every) (?:calendar |fiscal )?(?:month|quarter|year)`,
    'monthly|quarterly|annually',
  ],
};

/** Words by which a term runs from the date of the contract itself. */
export const FROM_CONTRACT: Record<Language, string> = {
  es: String.raw`(?:fecha|firma|suscripcion|celebracion|otorgamiento) (?:de la (?:firma|suscripcion|celebracion) )?(?:de(?:l)? )?(?:presente|este|esta|contrato|instrumento|escritura)|(?:la|su) (?:firma|suscripcion|celebracion)\b|esta fecha`,
  en: String.raw`(?:date|execution|signing|effective date) (?:of (?:the )?(?:execution |signing )?(?:of )?)?(?:this|the present) (?:agreement|contract|lease)|the date hereof`,
};

/** A date beside such words is that of a norm or of its publication, and nothing that happened. */
export const OF_A_NORM: Record<Language, string> = {
  es: String.raw`(?:\b(?:ley|d\.?f\.?l|d\.?l|decreto(?: supremo| ley| con fuerza de ley)?|d\.?s|auto acordado|circular)\.?(?: ?(?:n[°º.]?|no|num\.?|numero))? ?[\d./]+(?:,? (?:sobre|que|de) [^.;,\d]{3,110},)?(?:,? del? \d{4})?(?:,? (?:publicad|promulgad|dictad)[oa]s?)?,? ?(?:de|del|con)?(?: fecha)?(?: el)?|diario oficial(?: (?:del?|con fecha|el))*|d\. ?o\.|personeria[^;]{0,200}) ?$`,
  en: String.raw`(?:\b(?:act|regulation|directive|decision|code|10-k|8-k)\b(?: \((?:eu|ec|eec|euratom)\))?(?: (?:no\.? ?)?[\d/.-]+)?(?:/(?:eu|ec|eec))?(?: of the (?:european|council|commission)[a-z ]{0,60})?,? ?(?:(?:of|on|dated|as amended|enacted|filed) ?)*|\bsource\b[^.;]{0,30})$`,
};
