import type { Kind } from '#contract/risk.ts';
import type { Range } from '../lines.ts';
import { flat, placeIn, type Unit } from './units.ts';

/** What a document is, and the words of its head that say so; null where it was told from its words at large. */
export type Told = { kind: Kind; contract: boolean; by: Range | null };

/** How documents call themselves, in the order of trust: the first that stands in the head tells. Folded. */
const NAMES: readonly [Kind, RegExp][] = [
  ['contract', /convenio de practica/],
  [
    'data',
    /\b(encargo|acuerdo|contrato|anexo|convenio) (de|sobre|para el) (tratamiento|encargo|proteccion|procesamiento)( de( tratamiento de)?)? (de )?datos\b|encargo del? tratamiento|data (processing|protection|sharing|transfer)( and [a-z]+)? (agreement|addendum|terms)/,
  ],
  [
    'amendment',
    /^.{0,60}\b(anexo (de|al) contrato|modificacion (de|del) contrato|addendum|(first|second|third|fourth)? ?amendment (no|to)\b|amendment agreement)/,
  ],
  ['settlement', /\bfiniquito\b|settlement agreement|separation agreement/],
  ['notice', /(aviso|carta|comunicacion) (de )?(termino|despido)|notice of termination/],
  ['letter', /^.{0,40}\b(carta|certificado|renuncia voluntaria|pacto de horas)\b/],
  [
    'promise',
    /(contrato de )?promesa de (compraventa|celebrar|venta|cesion|permuta|compra)|preliminary (sale|purchase)|promise (of sale|to (sell|purchase))|agreement to (sell|purchase)\b|contract for (the )?(sale|purchase)( and (sale|purchase))? of (freehold|leasehold|land|a? ?(house|flat|dwelling)|real (property|estate)|residential)/,
  ],
  [
    'employment',
    /contrato (individual )?de (trabajo|teletrabajo)|anexo de teletrabajo|\b(employment|service) (agreement|contract)|contract of employment|(terms|particulars)( and conditions)? of employment|offer (letter )?of employment|executive agreement|(oferta|carta oferta|carta de oferta) de (trabajo|empleo)|\bcarta oferta\b|(offer|engagement|internship) letter|internship agreement|(pleased|delighted|happy) to offer you (a|an|the|employment)\b/,
  ],
  [
    'terms',
    /terminos y condiciones|contrato de adhesion|contrato de (socio|membresia|afiliacion|suscripcion)\b|condiciones (generales )?de (uso|contratacion|servicio)|terms (of (use|service|membership|sale)|and conditions)|(membership|subscription|service|website|general|standard|customer|user) terms|user agreement|politica de privacidad|privacy policy|\bpoliza (de seguro|n[°º.]|general)|(poliza|contrato) de seguro|insurance policy|policy of insurance/,
  ],
  [
    'nda',
    /acuerdo de confidencialidad|convenio de confidencialidad|contrato de confidencialidad|non[- ]?disclosure|confidentiality (and .{0,30})?agreement|mutual nda\b/,
  ],

  [
    'lease',
    /(contrato|escritura|promesa)? ?de (sub)?arr?(iendo|endamiento)\b|\b(sub)?arrendamiento|\blease( agreement)?\b|tenancy( agreement)?\b|rental (agreement|contract)/,
  ],
  [
    'licence',
    /(contrato|acuerdo) de licencia|licencia de (uso|software|marca)|licen[sc]e agreement|licensing agreement|trademark licen|content licen|intellectual property agreement/,
  ],
  [
    'supply',
    /contrato de (suministro|abastecimiento)|(supply|manufacturing|purchase and supply|manufacture) .{0,20}?agreement/,
  ],
  [
    'distribution',
    /(contrato|acuerdo|convenio) de (distribucion|agencia|franquicia|representacion|concesion|comision mercantil)|(distribut\w+|reseller|agency|franchise|affiliate|marketing|promotion|endorsement|sponsorship|co-?branding) .{0,30}?agreement|agency agreement/,
  ],
  [
    'construction',
    /(sub)?contrato de (construccion|obras?|confeccion de obra|ejecucion de obras?|edificacion)|\bsubcontrato\b|suma alzada|(construction|building|works) (contract|agreement)|\bsub-?contract( agreement)?\b/,
  ],
  [
    'services',
    /\b(contrato|convenio|acuerdo)( maestro| marco| privado| general)? (de|para la) (prestacion de (los )?)?(servicios?|asesorias?|consultoria|mantencion|soporte|desarrollo)\b|(contrato|convenio|acuerdo) (a|de|por) honorarios|(services?|freelance\w*|(independent )?contractor|translation|design|engagement|retainer|consulting|outsourcing|maintenance|hosting|development|transportation|advisory|management|collaboration) .{0,30}?agreement|statement of work/,
  ],
  [
    'loan',
    /contrato de mutuo|\bmutuo( hipotecario| de dinero)?\b(?! acuerdo)|reconocimiento de deuda|contrato de (prestamo|credito|apertura de credito)|\b(loan|credit|facility)( and [a-z]+)? agreement|promissory note|\bguarant(y|ee)( agreement)?\b/,
  ],
  [
    'company',
    /(constitucion|estatutos|modificacion) de (la )?sociedad|(pacto|acuerdo|convenio|contrato) (de|entre) (los )?(socios|accionistas)|sociedad (por acciones|de responsabilidad limitada|anonima|colectiva)|constitucion\b.{0,40}(limitada|spa)|shareholders?['’]?s? agreement|joint venture|operating agreement|partnership agreement|(founders|members|partners)['’]?s? agreement/,
  ],
  [
    'mandate',
    /contrato de mandato|\bmandato (general|especial|judicial)?\b|poder (general|especial|amplio)|power of attorney/,
  ],
  [
    'sale',
    /compraventa|compra ?venta|contrato de venta|cesion de (derechos|creditos|acciones)|permuta|(asset|stock|share|real estate)? ?purchase agreement|sale agreement|bill of sale/,
  ],
];
/** Words of the body that belong to one kind, for documents that do not name themselves. */
const BODY: readonly [Kind, RegExp][] = [
  ['employment', /\b(empleador|trabajadora?|employee|employer|stipend|salary|intern)\b/g],
  ['lease', /\b(arrendador[ae]?|arrendatari[oa]|landlord|tenant|lessor|lessee)\b/g],
  ['sale', /\b(vendedora?|compradora?|compraventa|purchaser|seller)\b/g],
  ['promise', /\b(promitente|prometid[oa])\b/g],
  ['loan', /\b(mutuari[oa]|mutuante|prestamista|prestatari[oa]|borrower|lender)\b/g],
  ['nda', /\b(parte (receptora|reveladora)|receiving party|disclosing party)\b/g],
  ['terms', /\b(usuarios?|plataforma|sitio web|users?|website)\b/g],
  ['company', /\b(los socios|accionistas|capital social|shareholders?)\b/g],
  ['services', /\b(prestador[ae]?|contratista|honorarios|consultant|service provider)\b/g],
  ['licence', /\b(licenciante|licenciatari[oa]|licensor|licensee)\b/g],
  ['distribution', /\b(distribuidor[ae]?|distributor|reseller|franchisee)\b/g],
  ['supply', /\b(suministrador[ae]?|suministro|supplier)\b/g],
  ['mandate', /\b(mandante|mandatari[oa])\b/g],
];
const HEAD = 700;
const TITLE = 260;
const BODY_READ = 60_000;
/** Characters before a name that still stands at the top, and the words that such a title begins with. */
const AT_TOP = 12;
/** Characters of a first line that is no more than a title. */
const TITLE_LINE = 90;
const TITLED =
  /^[#"' ]*((contrato|subcontrato|convenio|acuerdo|escritura|constitucion|pacto|promesa|terminos|condiciones|mutuo|encargo|arrendamiento|poliza|carta oferta|oferta)\b|(?!.{0,40}\b(act|code|bill)\b)([a-z-]+ ){0,6}(agreement|contract|lease|sub-?contract|tenancy|deed|terms)\b)/;
/** Words by which people bind themselves. */
const BINDS =
  /\b(comparec\w+|convien\w+|han convenido|en adelante|las partes|se obliga\w*|acuerdan|se celebra|celebran|segun las clausulas|el presente (contrato|instrumento|acuerdo)|this agreement|the parties|hereby agrees?|hereinafter|by using (this|our|the)|al (usar|utilizar|acceder)|estos terminos|these terms|(pleased|delighted|happy) to offer you|you (agree|undertake)|countersign\w*|el asegurado|la aseguradora|the insured)\b/g;

const count = (pattern: RegExp, words: string): number => words.match(pattern)?.length ?? 0;

/** What a document is that binds no one: a law, a ruling, or a letter. Folded text with its lines. */
function bindsNot(folded: string): Kind | null {
  const head = flat(folded.slice(0, 3000));
  const articles = count(/^[#*"\s]*art(iculo|\.)\s?\d+/gm, folded.slice(0, 200_000));
  const binds = count(BINDS, flat(folded.slice(0, BODY_READ)));
  if (
    /\b(vistos?[:.,]|vistos y (oidos|considerando)|considerando\b.{0,20}(primero|1)|por estas consideraciones|se resuelve)\b/.test(
      head + flat(folded.slice(-6000)),
    ) &&
    /\b(corte|juzgado|tribunal|recurso|sentencia|demandante|recurrente|rol)\b/.test(head)
  )
    return 'ruling';
  if (/\b(plaintiff|defendant|appellant|petitioner)\b/.test(head) && /\b(court|opinion)\b/.test(head)) return 'ruling';
  const law =
    /\b(ley (num|n[°o.º])|fija (el )?texto|decreto (ley|con fuerza|supremo)|proyecto de ley|codigo (civil|penal|del trabajo|de comercio)|promulg\w+|biblioteca del congreso|auto acordado|an act to|public law|be it enacted)\b/.test(
      head,
    );
  return (articles >= 5 && (law || binds < articles / 8)) || (law && binds < 3 && articles >= 1) ? 'law' : null;
}

/** Tells the kind of a document: from what it calls itself in its head, else from the words that only one kind uses. */
export function kindOf(folded: string, units: readonly Unit[]): Told {
  const not = TITLED.test(flat(folded.slice(0, TITLE))) ? null : bindsNot(folded);
  if (not) return { kind: not, contract: false, by: null };
  const body = flat(folded.slice(0, BODY_READ));
  const binds = count(BINDS, body);
  for (const most of [TITLE, HEAD]) {
    const head = flat(folded.slice(0, most));
    const named = NAMES.map(([kind, pattern]) => ({ kind, met: pattern.exec(head) }))
      .filter(({ met }) => met !== null)
      .sort((a, b) => (most === TITLE ? 0 : a.met!.index - b.met!.index))[0];
    if (named) {
      const { kind, met } = named;
      // What a document calls itself at its very top needs no other sign; a name further on may be what it speaks of.
      const line = folded.trimStart().indexOf('\n');
      const inTitle = line > 0 && line <= TITLE_LINE && met!.index + met![0].length <= line;
      const atTop = met!.index < AT_TOP || inTitle || TITLED.test(head.slice(0, met!.index + met![0].length));
      const contract = kind !== 'letter' && (atTop || binds >= 1);
      return { kind: contract || kind === 'letter' ? kind : 'unknown', contract, by: placeOf(folded, units, met![0]) };
    }
  }
  if (binds < 2) return { kind: 'unknown', contract: false, by: null };
  const top = BODY.map(([kind, pattern]) => ({ kind, n: count(pattern, body) })).sort((a, b) => b.n - a.n)[0]!;
  return { kind: top.n >= 4 && top.n > body.length / 4000 ? top.kind : 'contract', contract: true, by: null };
}

function placeOf(folded: string, units: readonly Unit[], words: string): Range | null {
  for (const unit of units.slice(0, 20)) {
    const index = unit.words.indexOf(words);
    if (index >= 0) return placeIn(folded, unit, index, index + words.length);
  }
  return null;
}
