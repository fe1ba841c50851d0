/**
 * Ways in which contracts in Spanish say one thing, as parts of patterns over folded words; ours. A rule that names its matter by families of words
 * finds it in wording that nobody thought of.
 */

/** At the will of one side alone. */
export const AT_WILL = [
  String.raw`en (?:cualquier|todo) (?:momento|tiempo|oportunidad)`,
  String.raw`(?:cuando|si|como|segun) (?:asi )?(?:l[oe] )?(?:que )?(?:[\wñ]+ (?:[\wñ]+ )?)?(?:plazca|parezca|prefier|quier|estim|dese|decid|juzg|consider|determin|resuelv)\w*`,
  String.raw`en (?:la|el) (?:oportunidad|forma|fecha|momento) que (?:lo )?(?:quier|estim|decid|determin|resuelv)\w*`,
  String.raw`sin (?:necesidad de )?(?:previo |previa |ulterior |mas |mayor )?(?:avis|consult|consentimiento|justific|fundament|fundar)\w*`,
  String.raw`sin (?:necesidad de )?(?:que (?:l[ae] )?(?:empresa )?deb\w+ )?(?:expres|indic|dar|invoc)\w* (?:de |una? |l[ao]s? )?(?:causa|motiv|razon|explicacion)\w*|sin (?:causa|motivo)`,
  String.raw`unilateral\w*|discreci\w*|libremente|(?:plena|entera|total|absoluta) libertad|facultad (?:privativa|exclusiva)|bastara`,
  String.raw`al? (?:su |nuestro )?(?:sol[oa] |enter[oa] |exclusiv[oa] |mer[oa] )?arbitrio`,
  String.raw`(?:a|por|segun|bajo) (?:su|nuestr[oa]|la) (?:sol[oa]|enter[oa]|exclusiv[oa]|propi[oa]|mer[oa]|libre) (?:criterio|juicio|voluntad|decision|eleccion)`,
  String.raw`el dia que (?:quier|dese|decid|lo )\w*|si cambia de (?:parecer|opinion|idea|planes)|segun (?:lo )?(?:apreci|evalu|calcul|cre[ae])\w*|que (?:crea|estime|juzgue) (?:del caso|justo|conveniente)`,
  String.raw`por (?:mera |sola )?(?:decision|voluntad|determinacion) (?:propia|suya|nuestra|de (?:la|el) )`,
].join('|');

/** To change or to end what was agreed. */
export const CHANGE = [
  'modific',
  'cambi',
  'alter(?!nativ)',
  'vari(?:ar|e|en)\\b',
  'ajust',
  'reajust',
  'actualiz',
  'reemplaz',
  'sustitu',
  'suprim',
  'retir',
  'revoc',
  'fluctu',
  'cuales (?:mantien|conserv)',
  'decision de',
  'elimin',
  'suspend',
  'interrump',
  'cancel',
  'termin(?!os)',
  'desactiv',
  'cerrar\\b',
  'bloque',
  'dar(?:l[eoa]s?)? (?:de baja|termino)',
  'pon(?:er|dra|ga)\\w* (?:fin|termino)',
  'dejar(?:l[eoa]s?)? sin efecto',
].join('|');

/** Whoever sells, and may do so. */
export const MAY = String.raw`decidira|resolvera|tenemos|puede|pueden|podra|podran|podemos|podremos|reserva|reservamos|facult\w+|autorizad[oa]s?|libertad|derecho (?:a|de)|arbitrio|asiste`;

/** Intent, and fault that is held for it. */
export const GRAVE_FAULT = [
  String.raw`dolo|dolos[oa]s?|culpas? (?:grave|lata)s?|(?:grado|gravedad) de (?:la |su )?culpa`,
  String.raw`(?:negligencia|descuido|imprudencia)s? (?:grave|inexcusable|temerari[oa])s?`,
  String.raw`malicios[oa]s?|maliciosamente|mala fe|mal ?intencionad[oa]s?|intencional(?:es|mente)?|intencionad[oa]s?|con intencion|deliberad[oa]\w*|a sabiendas|a proposito|queriendo`,
].join('|');
/** One side does not answer for harm. */
export const EXEMPT = [
  String.raw`exim\w*|exoner\w*|liber(?:a|an|ad[oa]s?|ar|e)\b|renunci\w*|condon\w*|perdon\w*|exent[oa]s?|indemnes?`,
  String.raw`(?:no|ni|tampoco|jamas|nunca) (?:sera|seran|se hara|asum|respond|debera|tendra|estara|habra|quedara)\w*`,
  String.raw`sin responsabilidad|en ningun caso|nada (?:podra|debera)|(?:solo|unicamente) (?:respondera|hasta)|respondera (?:solo|unicamente)|no tendra accion|ningun[oa]? (?:accion|indemnizacion|responsabilidad|caso)|excluid[oa]s?|exclusion|limitacion de (?:la )?responsabilidad`,
].join('|');
/** Even so. */
export const EVEN = String.raw`aun|aunque|incluso|inclusive|incluid[oa]s?|incluyendo|ni siquiera|tampoco|ya sea|sean?|sin importar|cualquiera|comprend\w+|abarc\w+|tambien|hasta|asi|ni|con|por|de`;

/** What labour law gives and nobody can give away. */
export const LABOUR_RIGHT = [
  String.raw`derechos?|indemniz\w+|feriado|vacacion\w*|gratificacion\w*|accion(?:es)?|demand\w+|reclam\w+|beneficios?|finiquito`,
  String.raw`horas? (?:extra\w*|de sobretiempo)|horas|sobretiempo|semana corrida|cotizacion\w*|fuero|descansos?|(?:pre|post) ?natal|sindic\w+|licencias? medicas?`,
].join('|');

/** Meters and comfort of a home. */
export const SUPPLY = 'luz|agua|gas|electric\\w*|calefaccion|suministros?|energia|servicios(?: basicos)?';

/** From four, in words. */
export const FOUR_OR_MORE =
  'cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|veinticinco|treinta';

/** A pattern of parts with at most so many characters between them, each whole from the start of its word. */
export const near = (most: number, ...parts: string[]): RegExp =>
  new RegExp(parts.map((part) => `\\b(?:${part})`).join(`.{0,${most}}`));
